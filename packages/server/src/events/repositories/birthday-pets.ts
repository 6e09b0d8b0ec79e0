import type { BirthdayPet } from '@huella/calendar';
import type { Executor } from '../../db/transaction.ts';
import type { EventScope } from './events.ts';

export async function listBirthdayPets(
  db: Executor,
  { accountId, petId }: EventScope,
): Promise<BirthdayPet[]> {
  return db
    .selectFrom('pets')
    .select(['id', 'nombre', 'animal', 'sexo', 'fecha_nacimiento'])
    .where('account_id', '=', accountId)
    .$if(petId !== undefined, (pets) => pets.where('id', '=', petId ?? 0))
    .orderBy('id')
    .execute();
}
