import type { FieldPath, FieldValues } from 'react-hook-form';
import type { Flow } from './use-flow.ts';

/** One refused field as the API names it (`D26`). */
export interface ServerFieldError {
  path: string;
  message: string;
}

/** A refusal with its field. */
export interface PlacedError<Values extends FieldValues> {
  name: FieldPath<Values>;
  message: string;
}

/**
 * Puts the server's field errors onto the form's inputs and focuses the first. The names are the wire's; `fieldOf` is for the
 * calls whose names differ. `isComplete` is false where some found no field, so that the form's alert has to speak.
 */
export function placeErrors<Values extends FieldValues, Output, Step extends string>(
  { form, shows }: Pick<Flow<Values, Output, Step>, 'form' | 'shows'>,
  refused: readonly ServerFieldError[],
  fieldOf: (path: string) => FieldPath<Values> | undefined = (path) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only a path that is a field is used as its name
    path as FieldPath<Values>,
): { errors: PlacedError<Values>[]; isComplete: boolean } {
  const errors = refused.flatMap(({ path, message }) => {
    const name = fieldOf(path);
    return name !== undefined && shows(name) ? [{ name, message }] : [];
  });
  for (const [index, { name, message }] of errors.entries())
    form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
  return { errors, isComplete: refused.length > 0 && errors.length === refused.length };
}
