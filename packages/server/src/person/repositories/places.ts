import type { Locality } from '@huella/contract';
import { foldForSearch } from '@huella/validation/text';
import type { Executor } from '../../db/transaction.ts';

/** The localities of a province by its name or short name, with or without accents; empty for an unknown one. */
export async function listLocalitiesOf(db: Executor, province: string): Promise<Locality[]> {
  const key = foldForSearch(province);
  return db
    .selectFrom('localities')
    .innerJoin('provinces', 'provinces.id', 'localities.province_id')
    .select(['localities.id', 'localities.nombre'])
    .where((where) =>
      where.or([where('provinces.search_key', '=', key), where('provinces.short_search_key', '=', key)]),
    )
    .orderBy('localities.id')
    .execute();
}

export async function listProvinceNames(db: Executor): Promise<string[]> {
  const rows = await db.selectFrom('provinces').select('nombre').orderBy('search_key').execute();
  return rows.map(({ nombre }) => nombre);
}

export interface Province {
  readonly id: number;
  readonly nombre: string;
  readonly keys: readonly string[];
}

export async function findProvinceOf(db: Executor, localityId: number): Promise<Province | undefined> {
  const row = await db
    .selectFrom('localities')
    .innerJoin('provinces', 'provinces.id', 'localities.province_id')
    .select(['provinces.id', 'provinces.nombre', 'search_key', 'short_search_key'])
    .where('localities.id', '=', localityId)
    .executeTakeFirst();
  return row && { id: row.id, nombre: row.nombre, keys: [row.search_key, row.short_search_key] };
}

/** `La Plata, Buenos Aires`, by id. Unknown ids are left out. */
export async function namesOfPlaces(db: Executor, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('localities')
    .innerJoin('provinces', 'provinces.id', 'localities.province_id')
    .select(['localities.id', 'localities.nombre', 'provinces.nombre as province'])
    .where('localities.id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, nombre, province }) => [id, `${nombre}, ${province}`]));
}
