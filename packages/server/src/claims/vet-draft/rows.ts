import type { DraftFields } from './draft-fields.ts';

export const doneKinds = ['medicacion', 'estudio', 'practica', 'cirugia', 'internacion'] as const;
export type DoneKind = (typeof doneKinds)[number];
export const requestedKinds = ['estudio', 'practica', 'cirugia', 'internacion'] as const;
export type RequestedKind = (typeof requestedKinds)[number];

const kindsOf = { hecho: doneKinds, pedidos: requestedKinds } as const;
export type RowList = keyof typeof kindsOf;

/** Its key never changes, so that rows from two devices coexist. */
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

/** Adds a row unless the form is full; returns its key. */
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
  // Sorts by time of adding; the random part keeps two devices apart.
  const key = `r${now.getTime().toString(36)}n${String(rowsOf(fields, list).length).padStart(3, '0')}x${random.toString(36)}`;
  return { fields: { ...fields, [`${list}.${key}.tipo`]: kind, [`${list}.${key}.texto`]: text }, key };
}

export function removeRow(fields: DraftFields, list: RowList, key: string): DraftFields {
  return {
    ...fields,
    [`${list}.${key}.tipo`]: '',
    [`${list}.${key}.texto`]: '',
    [`${list}.${key}.detalle`]: '',
  };
}
