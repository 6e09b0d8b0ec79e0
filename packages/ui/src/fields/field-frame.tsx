import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import type { ReactNode } from 'react';
import { FieldError } from './field-error.tsx';
import { FieldLabel } from './field-label.tsx';

export interface FieldFrameProps {
  id: string;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  error?: string;
  disabled?: boolean;
  children: ReactNode;
}

/** Label, input, message, hint. Grows downwards, so that a message moves nothing above it. */
export function FieldFrame({ id, label, hint, optional, error, disabled, children }: FieldFrameProps) {
  return (
    <FormControl fullWidth error={error !== undefined} disabled={disabled}>
      <FieldLabel htmlFor={id} optional={optional}>
        {label}
      </FieldLabel>
      {children}
      <FieldError id={`${id}-error`} message={error} />
      {hint != null && (
        <FormHelperText id={`${id}-hint`} component="div" error={false}>
          {hint}
        </FormHelperText>
      )}
    </FormControl>
  );
}
