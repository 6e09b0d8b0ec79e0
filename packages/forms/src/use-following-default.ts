import { useEffect, useRef } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';

/** Lets a field that nobody touched follow its default, such as today's date over midnight. */
export function useFollowingDefault<Values extends FieldValues, Output, Name extends FieldPath<Values>>(
  { getValues, getFieldState, resetField }: UseFormReturn<Values, unknown, Output>,
  name: Name,
  value: FieldPathValue<Values, Name>,
): void {
  const followed = useRef(value);
  useEffect(() => {
    if (followed.current === value) return;
    const isUntouched = getValues(name) === followed.current && !getFieldState(name).isTouched;
    followed.current = value;
    if (isUntouched) resetField(name, { defaultValue: value });
  }, [name, value, getValues, getFieldState, resetField]);
}
