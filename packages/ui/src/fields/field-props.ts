import type { InputHTMLAttributes, ReactNode } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';

/** What every field takes: react-hook-form's control, the wire name as `name`, and its words. */
export interface FieldProps<Values extends FieldValues, Output = Values> {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  label: string;
  /** Stays under the field and is read with it; the place for a format or a one-tap correction. */
  hint?: ReactNode;
  /** Says "(opcional)" after the label. Required is the rule and is not marked. */
  optional?: boolean;
  disabled?: boolean;
  /** Fields whose rules read this one's value, too: what is said of them is checked again as this one changes. */
  dependents?: FieldPath<Values>[];
}

/** The same, for fields that a browser can fill in. */
export interface TypedFieldProps<Values extends FieldValues, Output = Values> extends FieldProps<
  Values,
  Output
> {
  /** Token of HTML's autofill, e.g. `email`, `cc-number`, `bday`. */
  autoComplete?: string;
  placeholder?: string;
}

/** For fields of one line. */
export interface EnterKeyProps {
  /** What the key for the next line says on a phone: `next` where a field follows, `send` where the form is sent. */
  enterKeyHint?: InputHTMLAttributes<HTMLInputElement>['enterKeyHint'];
}
