import { pathOf, type Pet, type WeightEntry } from '@huella/contract';
import { petDataNames } from '@huella/contract/pet-data';
import { getPetPhoto } from '@huella/contract/pets';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { compileOnce } from '../../db/compile-once.ts';
import { pick } from '../../db/pick.ts';
import type { PetsTable } from '../../db/schema.ts';
import type { Executor, Tx } from '../../db/transaction.ts';
import { argentineDay } from '../../http/argentine-day.ts';
import { lastDayOf } from '../../policies/policy-state.ts';

export type PetRow = Selectable<PetsTable>;

export async function insertPet(tx: Tx, row: Insertable<PetsTable>): Promise<number> {
  const { id } = await tx.insertInto('pets').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function insertWeight(
  tx: Tx,
  petId: number,
  { peso, fecha_pesaje }: WeightEntry,
): Promise<void> {
  await tx.insertInto('weight_entries').values({ pet_id: petId, peso, fecha_pesaje }).execute();
}

export async function updatePet(tx: Tx, petId: number, row: Updateable<PetsTable>): Promise<void> {
  await tx.updateTable('pets').set(row).where('id', '=', petId).execute();
}

export async function findBreedOf(tx: Tx, petId: number): Promise<Pick<PetRow, 'animal' | 'raza'>> {
  return tx.selectFrom('pets').select(['animal', 'raza']).where('id', '=', petId).executeTakeFirstOrThrow();
}

export async function findPetRow(
  db: Executor,
  accountId: number,
  petId: number,
): Promise<PetRow | undefined> {
  return db
    .selectFrom('pets')
    .selectAll()
    .where('id', '=', petId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** Locks the row until the transaction ends, so that changes of the pet run one after the other. */
export async function lockPetRow(tx: Tx, accountId: number, petId: number): Promise<PetRow | undefined> {
  return tx
    .updateTable('pets')
    .set((eb) => ({ created_at: eb.ref('created_at') }))
    .where('id', '=', petId)
    .where('account_id', '=', accountId)
    .returningAll()
    .executeTakeFirst();
}

export async function listPetsOf(db: Executor, accountId: number): Promise<Pet[]> {
  return withClaims(group(await selectPets(db, accountId)), await selectClaims(db, accountId));
}

export async function findPet(db: Executor, accountId: number, petId: number): Promise<Pet | undefined> {
  const pets = group(await selectPet(db, accountId, petId));
  return withClaims(pets, await selectClaims(db, accountId))[0];
}

/** A single query: a row per weight entry, oldest first, and at least one per pet. */
function petsWithWeights(db: Executor, accountId: number) {
  return db
    .selectFrom('pets')
    .innerJoin('policies', 'policies.pet_id', 'pets.id')
    .innerJoin('plans', 'plans.id', 'policies.plan_id')
    .leftJoin('weight_entries', 'weight_entries.pet_id', 'pets.id')
    .select(petDataNames.map((name) => `pets.${name}` as const))
    .select(['pets.id', 'pets.img_link', 'pets.photo_hash'])
    .select([
      'plans.nombre as plan',
      'policies.start_day',
      'policies.cancelled_at',
      'weight_entries.peso',
      'weight_entries.fecha_pesaje',
    ])
    .where('pets.account_id', '=', accountId)
    .orderBy('pets.id')
    .orderBy('weight_entries.fecha_pesaje')
    .orderBy('weight_entries.id');
}

const selectPets = compileOnce(petsWithWeights);
const selectPet = compileOnce((db, accountId: number, petId: number) =>
  petsWithWeights(db, accountId).where('pets.id', '=', petId),
);

const selectClaims = compileOnce((db, accountId: number) =>
  db
    .selectFrom('claims')
    .select(['id', 'pet_id'])
    .where('account_id', '=', accountId)
    .orderBy('fecha_carga', 'desc')
    .orderBy('id', 'desc'),
);

function withClaims(pets: readonly Pet[], claims: readonly { id: number; pet_id: number }[]): Pet[] {
  return pets.map((pet) => ({
    ...pet,
    siniestros: claims.filter(({ pet_id }) => pet_id === pet.id).map(({ id }) => ({ id })),
  }));
}

type Row = Omit<PetRow, 'account_id' | 'created_at'> & {
  plan: string;
  start_day: string;
  cancelled_at: string | null;
  peso: number | null;
  fecha_pesaje: string | null;
};

function group(rows: readonly Row[]): Pet[] {
  const pets = new Map<number, Pet>();
  for (const row of rows) {
    const pet = pets.get(row.id) ?? toWire(row);
    pets.set(row.id, pet);
    if (row.peso === null || row.fecha_pesaje === null) continue;
    const entry = { fecha_pesaje: row.fecha_pesaje, peso: row.peso };
    pet.historial_peso.push(entry);
    Object.assign(pet, entry);
  }
  return [...pets.values()];
}

function toWire(row: Row): Pet {
  const { id, img_link, photo_hash, plan, start_day, cancelled_at } = row;
  return {
    id,
    ...pick(row, petDataNames),
    img_link,
    plan,
    vigencia: { desde: start_day, hasta: lastDayOf({ start_day }) },
    ...(cancelled_at !== null && { anulada: argentineDay(new Date(cancelled_at)) }),
    peso: null,
    fecha_pesaje: null,
    historial_peso: [],
    foto_link: photo_hash === null ? null : pathOf(getPetPhoto, { id, hash: photo_hash }),
    siniestros: [],
  };
}
