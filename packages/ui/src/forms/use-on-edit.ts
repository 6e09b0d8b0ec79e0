import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Calls `onEdit` when a value changes, e.g. to clear an outdated message. */
export function useOnEdit<Values extends FieldValues, Context, Output>(
  { subscribe }: Pick<UseFormReturn<Values, Context, Output>, 'subscribe'>,
  onEdit: () => void,
): void {
  useEffect(() => subscribe({ formState: { values: true }, callback: onEdit }), [subscribe, onEdit]);
}
