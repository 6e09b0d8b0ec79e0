import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Calls `onEdit` whenever a value of the form changes: what was said about the values before is not true any more. */
export function useOnEdit<Values extends FieldValues, Context, Output>(
  { subscribe }: Pick<UseFormReturn<Values, Context, Output>, 'subscribe'>,
  onEdit: () => void,
): void {
  useEffect(() => subscribe({ formState: { values: true }, callback: onEdit }), [subscribe, onEdit]);
}
