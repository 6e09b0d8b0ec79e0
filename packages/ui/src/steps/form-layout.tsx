import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Columns } from '../shell/page.tsx';

export interface FormWithSummaryProps {
  children: ReactNode;
  /** Beside the form on a desktop, sticky; below it on a phone. */
  summary: ReactNode;
}

const Form = styled('div')({ maxWidth: '46rem' });

/** Needs a page of width `wide`. */
export function FormWithSummary({ children, summary }: FormWithSummaryProps) {
  return (
    <Columns>
      <Form>{children}</Form>
      <aside>{summary}</aside>
    </Columns>
  );
}

/** A summary beside a form; hidden on a phone, which has no room. */
export const SummaryCard = styled('section')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    gap: 16,
    padding: 24,
    borderRadius: 24,
    border: `1px solid ${theme.palette.divider}`,
    backgroundColor: theme.palette.background.paper,
  },
}));

/** Fields beside each other from 15 rem each. */
export const FieldRow = styled('div')({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  alignItems: 'start',
});
