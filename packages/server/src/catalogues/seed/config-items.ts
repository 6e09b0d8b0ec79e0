import type { ConfigItem } from '@huella/contract';
import type { Tx } from '../../db/transaction.ts';

/** In the order of the list. */
const ids: Readonly<Record<ConfigItem['nombre'], number>> = { link: 1, texto: 2, descripcion: 3 };

/**
 * The external link action of pet details (specification §2): its title and its text. Its address is the app's own setting unless an
 * operator gives one (D25).
 */
const defaults: readonly ConfigItem[] = [
  { nombre: 'texto', valor: 'Chat con Huella' },
  { nombre: 'descripcion', valor: 'Escríbanos y un asesor le responde por chat.' },
];

/** Adds the items that are absent; what an operator wrote stays. */
export async function fillConfigItems(tx: Tx): Promise<void> {
  await tx
    .insertInto('config_items')
    .values(defaults.map(rowOf))
    .onConflict((conflict) => conflict.column('nombre').doNothing())
    .execute();
}

/** The row of an item: each has its place in the list. */
export function rowOf(item: ConfigItem): ConfigItem & { readonly id: number } {
  return { id: ids[item.nombre], ...item };
}
