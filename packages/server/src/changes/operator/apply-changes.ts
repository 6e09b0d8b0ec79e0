import type { Updateable } from 'kysely';
import type { PersonsTable, PetsTable } from '../../db/schema.ts';
import type { Tx } from '../../db/transaction.ts';
import { breedExists } from '../../catalogues/repositories/catalogues.ts';

type Fields = readonly { readonly field: string; readonly new_value: string | null }[];

/** Writes approved fields into the record; false when that would leave a dog with a cat's breed. */
export async function applyChanges(
  tx: Tx,
  { account_id, pet_id }: { readonly account_id: number; readonly pet_id: number | null },
  fields: Fields,
): Promise<boolean> {
  const values = Object.fromEntries(fields.map(({ field, new_value }) => [field, new_value]));
  if (pet_id !== null) return changePet(tx, pet_id, values);
  const locality = values['locality_id'];
  const row = { ...values, ...(locality && { locality_id: Number(locality) }) } as Updateable<PersonsTable>;
  await tx.updateTable('persons').set(row).where('account_id', '=', account_id).execute();
  return true;
}

async function changePet(tx: Tx, petId: number, values: Updateable<PetsTable>): Promise<boolean> {
  const pet = await tx
    .selectFrom('pets')
    .select(['animal', 'raza'])
    .where('id', '=', petId)
    .executeTakeFirstOrThrow();
  const { animal, raza } = { ...pet, ...values };
  if (!(await breedExists(tx, animal, raza))) return false;
  await tx.updateTable('pets').set(values).where('id', '=', petId).execute();
  return true;
}
