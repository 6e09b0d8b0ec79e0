export interface Change {
  readonly wire: string;
  readonly field: string;
  readonly value: string | null;
}

export interface ChangeInput {
  readonly kind: 'pet' | 'person';
  /** In a person's request only the page that it came from. */
  readonly petId: number | null;
  readonly changes: readonly Change[];
}

/** Keeps only the values that differ from the record. */
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
