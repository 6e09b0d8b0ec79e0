import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Puts the focus on the first wrong field when a form appears with errors in it: the server refused a field of a step
 * that was not on the screen. `order` is the order of the fields on the screen.
 */
export function useFocusOnFirstError<Values extends FieldValues, Checked>(
  { setFocus, getFieldState }: UseFormReturn<Values, unknown, Checked>,
  order: readonly FieldPath<Values>[],
) {
  useEffect(() => {
    const first = order.find((name) => getFieldState(name).invalid);
    if (first !== undefined) setFocus(first);
  }, [setFocus, getFieldState, order]);
}
