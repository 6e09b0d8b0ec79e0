import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Columns } from '../shell/page.tsx';

export interface FormWithSummaryProps {
  children: ReactNode;
  /** What is filled in so far, which stays in sight on a desktop; below the form on a phone. */
  summary: ReactNode;
}

const Form = styled('div')({ maxWidth: '46rem' });

/** A form with what it says so far beside it. Stands in a page of the width `wide`. */
export function FormWithSummary({ children, summary }: FormWithSummaryProps) {
  return (
    <Columns>
      <Form>{children}</Form>
      <aside>{summary}</aside>
    </Columns>
  );
}
