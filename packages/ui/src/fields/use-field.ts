import { useId } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import { useIsLocked } from '../forms/field-lock.ts';
import type { FieldProps } from './field-props.ts';

export interface InputAria {
  id: string;
  'aria-required'?: boolean;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

export function useField<Values extends FieldValues, Output>(props: FieldProps<Values, Output>) {
  const { control, name, dependents } = props;
  const { field, fieldState } = useController({ control, name, rules: { deps: dependents ?? [] } });
  const id = useId();
  const readOnly = useIsLocked();
  const error = fieldState.error?.message ?? (fieldState.invalid ? '' : undefined);
  const described = [error && `${id}-error`, props.hint != null && `${id}-hint`].filter(Boolean).join(' ');
  const disabled = props.disabled ?? field.disabled;
  /** For the focusable element: axe rejects `aria-required` on MUI's wrapper. */
  const aria: InputAria = {
    id,
    'aria-required': props.optional ? undefined : true,
    'aria-invalid': fieldState.invalid || undefined,
    'aria-describedby': described || undefined,
  };
  return {
    field,
    frame: { id, label: props.label, hint: props.hint, optional: props.optional, error, disabled },
    aria,
    readOnly,
  };
}
