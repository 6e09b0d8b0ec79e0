import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';

/** One refused field as the API names it (`D26`). */
export interface ServerFieldError {
  path: string;
  message: string;
}

/**
 * Puts the server's field errors onto the form's inputs and focuses the first of them. `mapPath` turns a wire path
 * into a field's name, or into undefined where this form has no such field. False: some found no place, so the form's
 * alert has to speak.
 */
export function applyServerErrors<Values extends FieldValues>(
  errors: readonly ServerFieldError[],
  setError: UseFormSetError<Values>,
  // Wire names are the forms' names (specification §3): the contract's schema has vouched for the path.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  mapPath: (path: string) => FieldPath<Values> | undefined = (path) => path as FieldPath<Values>,
): boolean {
  const placed = errors.flatMap(({ path, message }) => {
    const name = mapPath(path);
    return name ? [{ name, message }] : [];
  });
  for (const [index, { name, message }] of placed.entries())
    setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
  return errors.length > 0 && placed.length === errors.length;
}
