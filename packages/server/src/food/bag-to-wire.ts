import type { FoodBag, FoodCorrection } from '@huella/contract';
import type { Selectable } from 'kysely';
import type { FoodsTable } from '../db/schema/catalogues.ts';
import type { FoodBagsTable, FoodCorrectionsTable } from '../db/schema/food.ts';
import { foodToWire } from './food-to-wire.ts';
import { kilosOf } from './grams.ts';

export type BagRow = Omit<Selectable<FoodBagsTable>, 'account_id' | 'sequence' | 'created_at' | 'moved_at'> &
  Omit<FoodsTable, 'id'>;

export interface BagParts {
  readonly petIds: readonly number[];
  readonly corrections: readonly Selectable<FoodCorrectionsTable>[];
}

export function bagToWire(row: BagRow, { petIds, corrections }: BagParts): FoodBag {
  const { id, food_id, duracion, precio } = row;
  return {
    id,
    alimento: foodToWire({ ...row, id: food_id }),
    total: kilosOf(row.grams),
    sobrante: kilosOf(row.carried_grams),
    fechaCompra: row.bought_on,
    duracion,
    contactoProveedor: row.shop_phone,
    nombrePetShop: row.shop_name,
    modalidadCompra: row.purchase_mode,
    precio,
    stocksAlimentoMascotas: petIds.map((mascotaId) => ({ mascotaId })),
    correcciones: corrections.map(correctionToWire),
    terminada: endOf(row),
  };
}

function correctionToWire({ id, day, grams }: Selectable<FoodCorrectionsTable>): FoodCorrection {
  return { id, dia: day, kilos: kilosOf(grams) };
}

function endOf({ ended_on, grams_at_end, end_observed }: BagRow): FoodBag['terminada'] {
  if (ended_on === null) return null;
  return { dia: ended_on, kilos: kilosOf(grams_at_end ?? 0), observada: end_observed === 1 };
}
