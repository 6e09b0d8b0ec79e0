import { listPets } from '@huella/contract/pets';
import { remindOwners, type Ports } from '@huella/server';
import { addMovement, recordPaper } from '@huella/server/operator';
import type { CallApi } from './call-api.ts';
import { dayAfter } from './calendar.ts';
import { seedClaims } from './claims.ts';
import { claimsOf } from './claims-of.ts';
import { deliverAll } from './deliver-all.ts';
import { DAY } from './earlier.ts';
import type { EventSeed } from './event-seeds.ts';
import { createEvents } from './events.ts';
import { createBags } from './food.ts';
import type { BagSeed } from './bag-seeds.ts';
import type { HistoryContext } from './history-context.ts';
import { answerForms } from './vet-forms.ts';

/** How long ago the person began, because nothing noted recently is reminded of. */
export const NOTIFICATIONS_AGO = 10 * DAY;

/** A week after three days ago. */
const consultation: EventSeed = { tipo: 'Consulta', dayOffset: 14, hora: '17:30' };
/** Runs out in a few days, which was announced yesterday. */
const bag: BagSeed = {
  pets: ['Luna'],
  brand: 'Royal Canin',
  food: 'Maxi Adult',
  kilos: 15,
  purchaseDayOffset: 0,
  duration: 14,
  price: 98_500,
  purchaseMode: 'WhatsApp',
};

/** Prepares notifications of each kind: claims sent to a vet, a planned consultation, food that runs out. */
export async function seedNotificationSources(api: CallApi, token: string, now: Date): Promise<void> {
  await seedClaims(api, token, now);
  const [dog] = await api(listPets, { token });
  await createEvents({ api, token, now }, dog, [consultation]);
  await createBags({ api, token, now }, [bag]);
}

export async function sendEveryNotification({ ports, person }: HistoryContext): Promise<void> {
  for (const days of [3, 1]) await remindAt(tenInTheMorning(ports, days));
  const [first = 0, second = 0] = await claimsOf(ports, person);
  await answerForms(ports, first);
  await recordPaper(ports, first, { slot: 'libretas', state: 'received' });
  const reason = 'Las etiquetas de las vacunas no se leen. Saque la foto más de cerca y con luz.';
  await recordPaper(ports, first, { slot: 'libretas', state: 'returned', reason });
  await addMovement(ports, second, { kind: 'AVISO', text: 'Hablamos con su veterinaria.' });
}

async function remindAt(ports: Ports): Promise<void> {
  while ((await remindOwners(ports)) > 0);
  await deliverAll(ports);
}

/** The server some days ago, within the sending hours. */
function tenInTheMorning(ports: Ports, daysAgo: number): Ports {
  const then = new Date(`${dayAfter(ports.clock.now(), -daysAgo)}T10:00:00-03:00`);
  return { ...ports, clock: { now: () => then } };
}
