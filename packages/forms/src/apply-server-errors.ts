import type { FieldPath, FieldValues } from 'react-hook-form';
import type { Flow } from './use-flow.ts';

export interface ServerFieldError {
  path: string;
  message: string;
}

export interface AppliedError<Values extends FieldValues> {
  name: FieldPath<Values>;
  message: string;
}

/**
 * Shows the server's field errors (D26) on the form's inputs and focuses the first. `fieldOf` maps paths where names differ.
 * `isComplete` is false if some path has no field, so that the alert must say it.
 */
export function applyServerErrors<Values extends FieldValues, Output, Step extends string>(
  { form, shows }: Pick<Flow<Values, Output, Step>, 'form' | 'shows'>,
  refused: readonly ServerFieldError[],
  fieldOf: (path: string) => FieldPath<Values> | undefined = (path) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only a path that is a field is used as its name
    path as FieldPath<Values>,
): { errors: AppliedError<Values>[]; isComplete: boolean } {
  const errors = refused.flatMap(({ path, message }) => {
    const name = fieldOf(path);
    return name !== undefined && shows(name) ? [{ name, message }] : [];
  });
  for (const [index, { name, message }] of errors.entries())
    form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
  return { errors, isComplete: refused.length > 0 && errors.length === refused.length };
}
