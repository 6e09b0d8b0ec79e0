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
