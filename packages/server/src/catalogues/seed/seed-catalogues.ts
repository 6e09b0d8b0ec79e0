import type { Food, PaymentMedium, Plan, Product, Vaccine } from '@huella/contract';
import { breed } from '@huella/contract/catalogues';
import { product, vaccine } from '@huella/contract/events';
import { food } from '@huella/contract/food';
import { paymentMedium } from '@huella/contract/payments';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { foldForSearch } from '@huella/validation/text';
import type { Database } from '../../db/schema.ts';
import { fillConfigItems } from './config-items.ts';
import breeds from './data/breeds.json' with { type: 'json' };
import foods from './data/foods.json' with { type: 'json' };
import mediums from './data/payment-mediums.json' with { type: 'json' };
import places from './data/places.json' with { type: 'json' };
import products from './data/products.json' with { type: 'json' };
import vaccines from './data/vaccines.json' with { type: 'json' };
import { upsertById } from './upsert.ts';

/** The plans on offer. A card finds its plan by the number in the name (specification §3). Whole pesos per month and per year. */
const plans: readonly Plan[] = [
  { id: 1, nombre: 'Plan 1 Esencial', costo: 14_900, suma_asegurada: 450_000 },
  { id: 2, nombre: 'Plan 2 Compañero', costo: 22_500, suma_asegurada: 900_000 },
  { id: 3, nombre: 'Plan 3 Integral', costo: 34_800, suma_asegurada: 1_800_000 },
  { id: 4, nombre: 'Plan 4 Máximo', costo: 49_900, suma_asegurada: 3_200_000 },
];

/**
 * Fills the catalogues: 24 provinces with 1 033 localities, 147 breeds, 16 payment mediums, the plans, the configuration items, 18
 * vaccines, 68 products against parasites, 137 foods. Idempotent: existing rows keep their id and are updated, except configuration items,
 * which belong to operators. Deletes nothing, because records reference the rows.
 */
export async function seedCatalogues(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await upsertById(tx, 'provinces', places.map(provinceRow));
    await upsertById(tx, 'localities', places.flatMap(localityRows));
    await upsertById(tx, 'breeds', z.array(breed).parse(breeds));
    await upsertById(tx, 'payment_mediums', z.array(paymentMedium).parse(mediums).map(mediumRow));
    await upsertById(tx, 'plans', plans);
    await fillConfigItems(tx);
    await upsertById(tx, 'vaccines', z.array(vaccine).parse(vaccines).map(vaccineRow));
    await upsertById(tx, 'products', z.array(product).parse(products).map(productRow));
    await upsertById(tx, 'foods', z.array(food).parse(foods).map(foodRow));
  });
}

type Place = (typeof places)[number];

function provinceRow({ id, nombre, nombreCorto }: Place): Database['provinces'] {
  return {
    id,
    nombre,
    search_key: foldForSearch(nombre),
    short_search_key: foldForSearch(nombreCorto),
  };
}

function localityRows({ id: province_id, localidades }: Place): Database['localities'][] {
  return localidades.map(({ id, nombre }) => ({ id, nombre, province_id }));
}

function mediumRow(medium: PaymentMedium): Database['payment_mediums'] {
  const { id, tipo, is_active, verifica, size, bins } = medium;
  return {
    id,
    tipo,
    is_active: is_active ? 1 : 0,
    verifica,
    sizes: JSON.stringify(size),
    bins: JSON.stringify(bins),
  };
}

function vaccineRow({
  cubre,
  refuerzoMeses,
  inicioSemanas,
  esencial,
  ...names
}: Vaccine): Database['vaccines'] {
  return {
    ...names,
    cubre: JSON.stringify(cubre),
    booster_months: refuerzoMeses,
    start_weeks: inicioSemanas,
    essential: esencial ? 1 : 0,
  };
}

function productRow({ principioActivo, intervaloDias, ...names }: Product): Database['products'] {
  return { ...names, active_ingredient: principioActivo, interval_days: intervaloDias };
}

function foodRow({ presentaciones, ...names }: Food): Database['foods'] {
  return { ...names, presentaciones: JSON.stringify(presentaciones) };
}
