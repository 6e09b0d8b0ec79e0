import type { ReactNode } from 'react';

/** `value` keeps its type in the form. */
export interface ChoiceOption {
  value: string | number;
  label: string;
  description?: ReactNode;
  illustration?: ReactNode;
  disabled?: boolean;
}
