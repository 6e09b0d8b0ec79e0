import type { DraftFields } from './draft-fields.ts';

/** What a vet did, and what a vet asks for, in rows that are added one by one; the most usual kind first. */
export const doneKinds = ['medicacion', 'estudio', 'practica', 'cirugia', 'internacion'] as const;
export type DoneKind = (typeof doneKinds)[number];
export const requestedKinds = ['estudio', 'practica', 'cirugia', 'internacion'] as const;
export type RequestedKind = (typeof requestedKinds)[number];

const kindsOf = { hecho: doneKinds, pedidos: requestedKinds } as const;
export type RowList = keyof typeof kindsOf;

/** One row of a list. Its key never changes: rows of two devices stand beside each other. */
export interface Row<Kind extends DoneKind = DoneKind> {
  readonly key: string;
  readonly kind: Kind;
  readonly text: string;
  readonly detail: string;
}

const ROWS_MAXIMUM = 20;

export function rowsOf(fields: DraftFields, list: 'hecho'): Row[];
export function rowsOf(fields: DraftFields, list: 'pedidos'): Row<RequestedKind>[];
export function rowsOf(fields: DraftFields, list: RowList): Row[];
/** The rows of a list, in the order in which they were added. One whose kind was emptied was taken out. */
export function rowsOf(fields: DraftFields, list: RowList): Row[] {
  const rows = Object.entries(fields).flatMap(([name, value]) => {
    const [, key] = name.startsWith(`${list}.`) ? (/^\w+\.(\w+)\.tipo$/.exec(name) ?? []) : [];
    const kind = kindsOf[list].find((known) => known === value);
    if (key === undefined || kind === undefined) return [];
    const at = `${list}.${key}`;
    return [{ key, kind, text: fields[`${at}.texto`] ?? '', detail: fields[`${at}.detalle`] ?? '' }];
  });
  return rows.toSorted((left, right) => (left.key < right.key ? -1 : 1));
}

/** Adds a row, unless there are as many as one form takes; answers its key. */
export function addRow(
  fields: DraftFields,
  list: RowList,
  { kind, text }: { readonly kind: string; readonly text: string },
  now: Date,
): { readonly fields: DraftFields; readonly key: string | null } {
  const same = rowsOf(fields, list).filter((row) => list === 'pedidos' || row.kind === kind);
  if (!kindsOf[list].some((known) => known === kind) || same.length >= ROWS_MAXIMUM)
    return { fields, key: null };
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  // In the order of adding; two devices at once get two keys.
  const key = `r${now.getTime().toString(36)}n${String(rowsOf(fields, list).length).padStart(3, '0')}x${random.toString(36)}`;
  return { fields: { ...fields, [`${list}.${key}.tipo`]: kind, [`${list}.${key}.texto`]: text }, key };
}

/** Takes a row out, also one that was filled in for the vet. */
export function removeRow(fields: DraftFields, list: RowList, key: string): DraftFields {
  return {
    ...fields,
    [`${list}.${key}.tipo`]: '',
    [`${list}.${key}.texto`]: '',
    [`${list}.${key}.detalle`]: '',
  };
}
