import { get, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';

/** One refused field as the API names it (`D26`). */
export interface ServerFieldError {
  path: string;
  message: string;
}

/**
 * Puts the server's field errors onto the form's inputs and focuses the first. The names are the wire's; `fieldOf` is for the
 * calls whose names differ. `isComplete` is false where some found no field, so that the form's alert has to speak.
 */
export function placeErrors<Values extends FieldValues, Output>(
  form: Pick<UseFormReturn<Values, unknown, Output>, 'setError' | 'getValues' | 'control'>,
  errors: readonly ServerFieldError[],
  fieldOf?: (path: string) => FieldPath<Values> | undefined,
): { names: FieldPath<Values>[]; isComplete: boolean } {
  const values = form.getValues();
  const ownField = (path: string) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a path that the values have is one of their names
    get(values, path) === undefined ? undefined : (path as FieldPath<Values>);
  const placed = errors.flatMap(({ path, message }) => {
    const name = (fieldOf ?? ownField)(path);
    return name === undefined ? [] : [{ name, message }];
  });
  for (const [index, { name, message }] of placed.entries())
    form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
  return {
    names: placed.map(({ name }) => name),
    isComplete: errors.length > 0 && placed.length === errors.length,
  };
}
