import type { ReactNode } from 'react';

/** One card of a `ChoiceField`. `value` is what the form gets, type and all. */
export interface ChoiceOption {
  value: string | number;
  label: string;
  description?: ReactNode;
  illustration?: ReactNode;
}
