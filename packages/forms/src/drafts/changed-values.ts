type Values = Readonly<Record<string, unknown>>;

/** The leaves of `values` that differ from `defaults`, in the same nesting. */
export function changedValues(defaults: Values, values: Values): Values {
  const changed: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const before = defaults[name];
    if (isValues(value)) {
      const inner = changedValues(isValues(before) ? before : {}, value);
      if (Object.keys(inner).length > 0) changed[name] = inner;
    } else if (value !== before && isStorable(value)) changed[name] = value;
  }
  return changed;
}

/** `defaults` with the leaves of `changed` in their places; what no form can hold is left out. */
export function withChanges(defaults: Values, changed: Values): Values {
  const values: Record<string, unknown> = { ...defaults };
  for (const [name, value] of Object.entries(changed)) {
    const before = defaults[name];
    if (isValues(value)) values[name] = withChanges(isValues(before) ? before : {}, value);
    else if (isStorable(value)) values[name] = value;
  }
  return values;
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isStorable(value: unknown): boolean {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}
