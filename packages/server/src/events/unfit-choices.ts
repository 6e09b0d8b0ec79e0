import { type Deworming, fitsAnimal, isUnsafeForCats, kindsOf, worksAgainst } from '@huella/calendar';
import type { FieldError, Product } from '@huella/contract';
import { eventMessages } from '@huella/validation/messages';
import type { ValidEvent } from '@huella/validation/event';
import { fieldText } from '../copy.ts';
import type { Executor } from '../db/transaction.ts';
import type { PetRow } from '../pets/repositories/pets.ts';
import { findProduct, findVaccine } from './repositories/event-catalogues.ts';

type Pet = Pick<PetRow, 'animal' | 'sexo'>;

/** The first error that only the pet and the catalogues reveal, by the rules' field names; null if there is none. */
export async function unfitChoice(db: Executor, event: ValidEvent, pet: Pet): Promise<FieldError | null> {
  if (!kindsOf(pet.sexo).includes(event.tipo)) return unfit('tipo', eventMessages.kindOfFemales);
  if (event.tipo === 'Vacuna') return unfitVaccine(db, event.vacunaId, pet);
  return 'productoId' in event ? unfitProduct(db, event, pet) : null;
}

async function unfitVaccine(db: Executor, id: number, { animal }: Pet): Promise<FieldError | null> {
  const vaccine = await findVaccine(db, id);
  if (!vaccine) return unfit('vacunaId', eventMessages.vaccineMissing);
  return vaccine.animal === animal ? null : unfit('vacunaId', eventMessages.otherAnimal);
}

async function unfitProduct(
  db: Executor,
  { tipo, productoId }: Extract<ValidEvent, { productoId: number }>,
  { animal }: Pet,
): Promise<FieldError | null> {
  const product = await findProduct(db, productoId);
  const message = product ? productError(product, animal, tipo) : eventMessages.productMissing;
  return message === null ? null : unfit('productoId', message);
}

function productError(product: Product, animal: Pet['animal'], tipo: Deworming): string | null {
  if (animal === 'Gato' && isUnsafeForCats(product)) return fieldText.permethrin;
  if (!fitsAnimal(product, animal)) return eventMessages.otherAnimal;
  return worksAgainst(product, tipo) ? null : fieldText.otherParasites;
}

function unfit(path: string, message: string): FieldError {
  return { path, code: 'unfit', message };
}
