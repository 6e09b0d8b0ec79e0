import type { Updateable } from 'kysely';
import { breedExists } from '../../catalogues/repositories/catalogues.ts';
import type { PersonsTable, PetsTable } from '../../db/schema.ts';
import type { Tx } from '../../db/transaction.ts';
import { updatePerson } from '../../person/repositories/persons.ts';
import { findBreedOf, updatePet } from '../../pets/repositories/pets.ts';

type Fields = readonly { readonly field: string; readonly new_value: string | null }[];

/** Writes approved fields into the record; false if breed and species would not match. */
export async function applyChanges(
  tx: Tx,
  { account_id, pet_id }: { readonly account_id: number; readonly pet_id: number | null },
  fields: Fields,
): Promise<boolean> {
  const values = Object.fromEntries(fields.map(({ field, new_value }) => [field, new_value]));
  if (pet_id !== null) return changePet(tx, pet_id, values);
  const locality = values['locality_id'];
  const row = { ...values, ...(locality && { locality_id: Number(locality) }) } as Updateable<PersonsTable>;
  await updatePerson(tx, account_id, row);
  return true;
}

async function changePet(tx: Tx, petId: number, values: Updateable<PetsTable>): Promise<boolean> {
  const { animal, raza } = { ...(await findBreedOf(tx, petId)), ...values };
  if (!(await breedExists(tx, animal, raza))) return false;
  await updatePet(tx, petId, values);
  return true;
}
