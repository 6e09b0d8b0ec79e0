import type { ConfigItem } from '@huella/contract';
import { configItem } from '@huella/contract/catalogues';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { readableText } from '../../operator/readable-text.ts';
import { fillConfigItems, rowOf } from '../seed/config-items.ts';

/** The configuration items: URL, title and text of the external link action (specification §2). */
export const configNames = configItem.shape.nombre.options;

const MAXIMUM = { link: 2000, texto: 60, descripcion: 200 } as const;

/** `invalid_text`: empty, too long, or with unreadable characters. `not_a_url`: not an `http` or `https` URL. */
export type ConfigResult = 'set' | 'invalid_text' | 'not_a_url';

/** Sets an item; restarts and upgrades keep it. */
export async function setConfigItem(
  db: Kysely<Database>,
  { nombre, valor: given }: ConfigItem,
): Promise<ConfigResult> {
  const valor = readableText(given, MAXIMUM[nombre]);
  if (valor === null) return 'invalid_text';
  if (nombre === 'link' && !isWebUrl(valor)) return 'not_a_url';
  await db
    .insertInto('config_items')
    .values(rowOf({ nombre, valor }))
    .onConflict((conflict) => conflict.column('nombre').doUpdateSet({ valor }))
    .execute();
  return 'set';
}

export async function unsetConfigItem(db: Kysely<Database>, nombre: ConfigItem['nombre']): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('config_items').where('nombre', '=', nombre).execute();
    await fillConfigItems(tx);
  });
}

function isWebUrl(text: string): boolean {
  return /^https?:$/.test(URL.parse(text)?.protocol ?? '');
}
