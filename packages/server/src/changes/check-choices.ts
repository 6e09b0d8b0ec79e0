import type { FieldError } from '@huella/contract';
import { foldForSearch } from '@huella/validation/text';
import { breedExists } from '../catalogues/repositories/catalogues.ts';
import { fieldText } from '../copy.ts';
import type { Tx } from '../db/transaction.ts';
import { invalidFields } from '../http/api-error.ts';
import { findProvinceOf } from '../person/repositories/places.ts';
import type { PetRow } from '../pets/repositories/pets.ts';
import type { Change } from './change.ts';

/** Species and breed must match after the change, whichever of them changes. */
export async function checkBreed(tx: Tx, pet: PetRow, changes: readonly Change[]): Promise<void> {
  const animal = valueOf(changes, 'animal');
  const breed = valueOf(changes, 'raza');
  if (animal === undefined && breed === undefined) return;
  if (await breedExists(tx, animal ?? pet.animal, breed ?? pet.raza)) return;
  throw invalidFields(unknown('mascotaRaza', fieldText.breed));
}

/** The locality must exist in the province that was sent with it. A province alone changes nothing. */
export async function checkPlace(tx: Tx, changes: readonly Change[], province: string | null): Promise<void> {
  const locality = valueOf(changes, 'locality_id');
  if (locality === undefined) {
    if (province === null) return;
    throw invalidFields(unknown('localidad', fieldText.locality));
  }
  const found = await findProvinceOf(tx, Number(locality));
  if (!found) throw invalidFields(unknown('localidad', fieldText.locality));
  if (province !== null && !found.keys.includes(foldForSearch(province)))
    throw invalidFields(unknown('localidad', fieldText.locality));
}

function valueOf(changes: readonly Change[], field: string): string | undefined {
  return changes.find((change) => change.field === field)?.value ?? undefined;
}

function unknown(path: string, message: string): FieldError {
  return { path, code: 'unknown', message };
}
