import type { Product, Vaccine } from '@huella/contract';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { ProductsTable, VaccinesTable } from '../../db/schema/catalogues.ts';
import type { Executor } from '../../db/transaction.ts';

const diseases = z.array(z.string());

export async function allVaccines(db: Executor): Promise<Vaccine[]> {
  return (await db.selectFrom('vaccines').selectAll().orderBy('id').execute()).map(vaccineToWire);
}

export async function findVaccine(db: Executor, id: number): Promise<Vaccine | undefined> {
  const row = await db.selectFrom('vaccines').selectAll().where('id', '=', id).executeTakeFirst();
  return row && vaccineToWire(row);
}

export async function allProducts(db: Executor): Promise<Product[]> {
  return (await db.selectFrom('products').selectAll().orderBy('id').execute()).map(productToWire);
}

export async function findProduct(db: Executor, id: number): Promise<Product | undefined> {
  const row = await db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst();
  return row && productToWire(row);
}

function vaccineToWire(row: Selectable<VaccinesTable>): Vaccine {
  const { id, nombre, animal, cubre, booster_months, start_weeks, essential } = row;
  return {
    id,
    nombre,
    animal,
    cubre: diseases.parse(JSON.parse(cubre)),
    refuerzoMeses: booster_months,
    inicioSemanas: start_weeks,
    esencial: essential === 1,
  };
}

function productToWire(row: Selectable<ProductsTable>): Product {
  const { id, nombre, animal, tipo, active_ingredient, interval_days } = row;
  return {
    id,
    nombre,
    animal,
    tipo,
    principioActivo: active_ingredient,
    intervaloDias: interval_days,
  };
}
