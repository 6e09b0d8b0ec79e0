import type { Ports } from '@huella/server';
import { addVideoCall } from '@huella/server/operator';
import { dayAfter } from './calendar.ts';
import type { HistoryContext } from './history-context.ts';
import { emailOf, type PersonaName } from './personas.ts';

export async function addVideoCalls({ ports, person }: HistoryContext): Promise<void> {
  const { pet_id } = await petOf(ports, person, 'Perro');
  const info = 'Dra. Eva Paz. La llama por WhatsApp al 11 4444-5555 a la hora acordada.';
  for (const days of [-120, 3]) {
    const day = dayAfter(ports.clock.now(), days);
    const result = await addVideoCall(ports, pet_id, { day, time: '15:30', info });
    if (typeof result === 'string') throw new Error(`The video call was rejected: ${result}`);
  }
}

/** Inserts a record from before permethrin was rejected for cats, which no call can create any more. */
export async function leavePermethrinRecord({ ports, person }: HistoryContext): Promise<void> {
  const cat = await petOf(ports, person, 'Gato');
  const product = await ports.db
    .selectFrom('products')
    .select('id')
    .where('active_ingredient', 'like', '%permetrina%')
    .executeTakeFirstOrThrow();
  const now = ports.clock.now();
  const at = now.toISOString();
  await ports.db
    .insertInto('events')
    .values({
      ...cat,
      tipo: 'DespExterna',
      moment: `${dayAfter(now, -150)}T19:00`,
      done: 1,
      description: 'La pipeta de la perra.',
      title: '',
      product_id: product.id,
      follow_up: dayAfter(now, -120),
      created_at: at,
      updated_at: at,
    })
    .execute();
}

function petOf({ db }: Pick<Ports, 'db'>, person: PersonaName, animal: 'Perro' | 'Gato') {
  return db
    .selectFrom('pets')
    .innerJoin('accounts', 'accounts.id', 'pets.account_id')
    .select(['pets.id as pet_id', 'pets.account_id'])
    .where('accounts.email_key', '=', emailOf(person))
    .where('pets.animal', '=', animal)
    .orderBy('pets.id')
    .executeTakeFirstOrThrow();
}
