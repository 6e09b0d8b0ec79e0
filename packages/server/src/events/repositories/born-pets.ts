import type { BornPet } from '@huella/calendar';
import type { Executor } from '../../db/transaction.ts';
import type { EventScope } from './events.ts';

export async function listBornPets(db: Executor, { accountId, petId }: EventScope): Promise<BornPet[]> {
  return db
    .selectFrom('pets')
    .select(['id', 'nombre', 'animal', 'sexo', 'fecha_nacimiento'])
    .where('account_id', '=', accountId)
    .$if(petId !== undefined, (pets) => pets.where('id', '=', petId ?? 0))
    .orderBy('id')
    .execute();
}
