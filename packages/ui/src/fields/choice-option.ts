import type { ReactNode } from 'react';

/** One card of a `ChoiceField` or `ChoiceGroup`. `value` is what the form gets, type and all. */
export interface ChoiceOption {
  value: string | number;
  label: string;
  description?: ReactNode;
  illustration?: ReactNode;
  /** Shown, but not to be chosen. */
  disabled?: boolean;
}
