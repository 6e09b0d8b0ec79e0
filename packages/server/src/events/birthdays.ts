import { parseBirthdayId, birthdaysOf } from '@huella/calendar';
import type { Event } from '@huella/contract';
import type { Day } from '@huella/validation/day';
import type { Executor } from '../db/transaction.ts';
import { findPetRow } from '../pets/repositories/pets.ts';

export async function findBirthday(
  db: Executor,
  accountId: number,
  { id, today }: { readonly id: number; readonly today: Day },
): Promise<Event | undefined> {
  const named = parseBirthdayId(id);
  const pet = named ? await findPetRow(db, accountId, named.petId) : undefined;
  return pet && birthdaysOf(pet, today).find((birthday) => birthday.id === id);
}
