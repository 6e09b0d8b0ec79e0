import type { InputHTMLAttributes, ReactNode } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';

/** `name` is the wire name. */
export interface FieldProps<Values extends FieldValues, Output = Values> {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  label: string;
  /** Under the field and announced with it, e.g. a format or a correction. */
  hint?: ReactNode;
  optional?: boolean;
  disabled?: boolean;
  /** Fields whose rules read this value: revalidated when it changes. */
  dependents?: FieldPath<Values>[];
}

export interface TypedFieldProps<Values extends FieldValues, Output = Values> extends FieldProps<
  Values,
  Output
> {
  /** HTML's autofill token, e.g. `email`, `cc-number`, `bday`. */
  autoComplete?: string;
  placeholder?: string;
}

export interface EnterKeyProps {
  /** The label of a phone's enter key: `next` where a field follows, `send` where the form is sent. */
  enterKeyHint?: InputHTMLAttributes<HTMLInputElement>['enterKeyHint'];
}
