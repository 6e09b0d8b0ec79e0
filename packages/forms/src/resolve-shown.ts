import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/**
 * A resolver for a step that is not the last: only what is wrong in its own `fields` (top-level names) counts. The values it
 * hands on are the typed ones: the last step checks all of them.
 */
export function resolveShown<Values extends FieldValues, Output>(
  resolver: Resolver<Values, unknown, Output>,
  fields: readonly string[],
): Resolver<Values, unknown, Output> {
  return async (values, context, options) => {
    const { errors } = await resolver(values, context, options);
    const shown = Object.entries(errors).filter(([name]) => fields.includes(name));
    // oxlint-disable typescript/no-unsafe-type-assertion -- a part of the errors; values that only the last step reads
    if (shown.length > 0) return { values: {}, errors: Object.fromEntries(shown) as FieldErrors<Values> };
    return { values, errors: {} } as never;
    // oxlint-enable typescript/no-unsafe-type-assertion
  };
}
