import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** Reports only errors of a step's own `fields` (top-level names); passes the raw values on. */
export function resolveStep<Values extends FieldValues, Output>(
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
