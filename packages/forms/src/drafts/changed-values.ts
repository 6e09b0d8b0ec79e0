type Values = Readonly<Record<string, unknown>>;

/** The leaves of `values` that differ from `defaults`, in the same nesting. A list is a leaf. */
export function changedValues(defaults: Values, values: Values): Values {
  const changed: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const before = defaults[name];
    if (isValues(value)) {
      const inner = changedValues(isValues(before) ? before : {}, value);
      if (Object.keys(inner).length > 0) changed[name] = inner;
    } else if (isStorable(value) && !isSame(value, before)) changed[name] = value;
  }
  return changed;
}

/** Puts the leaves of `changed` into `defaults`, except for those of another type, which an older version may have stored. */
export function withChanges(defaults: Values, changed: Values): Values {
  const values: Record<string, unknown> = { ...defaults };
  for (const [name, value] of Object.entries(changed)) {
    const before = defaults[name];
    if (isValues(value) && (isValues(before) || before === undefined))
      values[name] = withChanges(isValues(before) ? before : {}, value);
    else if (isStorable(value) && isOfKind(value, before)) values[name] = value;
  }
  return values;
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isStorable(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((one) => isStorable(one));
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function isSame(value: unknown, before: unknown): boolean {
  return value === before || (Array.isArray(value) && JSON.stringify(value) === JSON.stringify(before));
}

/** null and undefined match every leaf. */
function isOfKind(value: unknown, before: unknown): boolean {
  if (before == null || value === null) return !isValues(before);
  return typeof value === typeof before && Array.isArray(value) === Array.isArray(before);
}
