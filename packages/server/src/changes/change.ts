/** One field that somebody asks to change. `wire` is its name in the request, `field` the column that will hold it. */
export interface Change {
  readonly wire: string;
  readonly field: string;
  /** Null clears the field. */
  readonly value: string | null;
}

/** A request as the rules let it through: about a pet, or about the person's own data. */
export interface ChangeInput {
  readonly kind: 'pet' | 'person';
  /** The pet that it is about; in a person's request only the page it came from. */
  readonly petId: number | null;
  readonly changes: readonly Change[];
}

/** Takes what differs from the record: asking for what is there already is no change. */
export function realChanges(
  changes: readonly Change[],
  record: Readonly<Record<string, unknown>>,
): (Change & { readonly old: string | null })[] {
  return changes
    .map((change) => ({ ...change, old: asText(record[change.field]) }))
    .filter(({ old, value }) => old !== value);
}

function asText(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}
