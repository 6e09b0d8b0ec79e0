import type { ReactNode } from 'react';

/** The form receives `value` as it is: a number stays a number. */
export interface ChoiceOption {
  value: string | number;
  label: string;
  description?: ReactNode;
  illustration?: ReactNode;
  disabled?: boolean;
}
