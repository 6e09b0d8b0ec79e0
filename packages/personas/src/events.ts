import { createEvent, listProducts, listVaccines } from '@huella/contract/events';
import { listPets } from '@huella/contract/pets';
import type { Pet } from '@huella/contract';
import type { CallApi } from './call-api.ts';
import { dayAfter } from './calendar.ts';
import { dogsYear, forgotten, kittensMonths, type EventSeed } from './event-seeds.ts';

export async function seedYear(api: CallApi, token: string, now: Date): Promise<void> {
  const [dog, cat] = await api(listPets, { token });
  await createEvents({ api, token, now }, dog, dogsYear);
  await createEvents({ api, token, now }, cat, kittensMonths);
}

export async function seedForgotten(api: CallApi, token: string, now: Date): Promise<void> {
  const [dog] = await api(listPets, { token });
  await createEvents({ api, token, now }, dog, forgotten);
}

export interface Writer {
  readonly api: CallApi;
  readonly token: string;
  readonly now: Date;
}

export async function createEvents(
  { api, token, now }: Writer,
  pet: Pet | undefined,
  events: readonly EventSeed[],
): Promise<void> {
  if (!pet) throw new Error('There is no pet to tell of');
  const catalogue = [...(await api(listVaccines, { token })), ...(await api(listProducts, { token }))];
  const ids = new Map(
    catalogue.flatMap(({ id, nombre, animal }) => (animal === pet.animal ? [[nombre, id] as const] : [])),
  );
  for (const event of events) await api(createEvent, { token, body: eventBody(event, pet.id, { now, ids }) });
}

function eventBody(
  { tipo, dayOffset, hora, description = '', product = '', followUpOffset, litter }: EventSeed,
  mascotaId: number,
  { now, ids }: { readonly now: Date; readonly ids: ReadonlyMap<string, number> },
) {
  const id = ids.get(product);
  const due = followUpOffset === undefined ? null : dayAfter(now, followUpOffset);
  const deworming = { ProductoDesparacitacionId: id, refuerzo: due };
  const parts: Partial<Record<EventSeed['tipo'], object | undefined>> = {
    Vacuna: { VacunaId: id, proxima_aplicacion: due },
    DespExterna: deworming,
    DespInterna: deworming,
    Cria: litter,
  };
  const when = { event_on: dayAfter(now, dayOffset), hora, done: dayOffset < 0 };
  return { mascotaId, tipo, ...when, description, [`Evento${tipo}`]: parts[tipo] };
}
