import type { ConfigItem } from '@huella/contract';
import type { Tx } from '../../db/transaction.ts';

const ids: Readonly<Record<ConfigItem['nombre'], number>> = { link: 1, texto: 2, descripcion: 3 };

/** The external link action (specification §2). Its URL is the app's setting unless an operator sets one (D25). */
const defaults: readonly ConfigItem[] = [
  { nombre: 'texto', valor: 'Chat con Huella' },
  { nombre: 'descripcion', valor: 'Escríbanos y un asesor le responde por chat.' },
];

/** Adds missing items; an operator's values stay. */
export async function fillConfigItems(tx: Tx): Promise<void> {
  await tx
    .insertInto('config_items')
    .values(defaults.map(rowOf))
    .onConflict((conflict) => conflict.column('nombre').doNothing())
    .execute();
}

export function rowOf(item: ConfigItem): ConfigItem & { readonly id: number } {
  return { id: ids[item.nombre], ...item };
}
