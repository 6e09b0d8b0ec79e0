import type { Page } from 'playwright';

const PETS = 10;
const EVENTS = 2000;
const PAGE = 500;
/** Hours between two events: 2 000 of them are three years, two of which have passed. */
const APART = 13;

interface PetOfWire {
  id: number;
}

export async function answerYearOfEvents(page: Page): Promise<void> {
  await page.route('**/app/user/mascotas', async (route) => {
    const [first]: PetOfWire[] = await (await route.fetch()).json();
    const pets = Array.from({ length: PETS }, (_, at) => ({ ...first, id: at + 1, nombre: nameOf(at) }));
    return route.fulfill({ json: pets });
  });
  const events = eventsAround(Date.now());
  await page.route('**/app/user/eventos/timeline*', (route) => {
    const before = new URL(route.request().url()).searchParams.get('antes')?.split(',')[1];
    const from = before === undefined ? 0 : events.findIndex(({ id }) => String(id) === before) + 1;
    return route.fulfill({ json: events.slice(from, from + PAGE) });
  });
}

function nameOf(at: number): string {
  return `Mascota ${String.fromCharCode(65 + at)}`;
}

/** Vaccines, dewormings and consultations in turn, newest first; six of seven past ones were done. */
function eventsAround(now: number) {
  const newest = now + (EVENTS / 3) * APART * 3_600_000;
  return Array.from({ length: EVENTS }, (_, at) => {
    const instant = newest - at * APART * 3_600_000;
    const moment = new Date(instant - 3 * 3_600_000).toISOString();
    const pet = at % PETS;
    const isPast = instant < now;
    return {
      id: EVENTS - at,
      mascota: { id: pet + 1, nombre: nameOf(pet), animal: 'Perro', sexo: 'H' },
      event_on: moment.slice(0, 10),
      hora: moment.slice(11, 16),
      done: isPast && at % 7 !== 0,
      title: '',
      ...kindOf(at, moment.slice(0, 10)),
    };
  });
}

function kindOf(at: number, day: string) {
  const next = `${Number(day.slice(0, 4)) + 1}${day.slice(4, 8)}15`;
  if (at % 3 === 0)
    return { tipo: 'Vacuna', description: '', EventoVacuna: { VacunaId: 1, proxima_aplicacion: next } };
  if (at % 3 === 1)
    return {
      tipo: 'DespExterna',
      description: '',
      EventoDespExterna: { ProductoDesparacitacionId: 1, refuerzo: next },
    };
  return {
    tipo: 'Consulta',
    description: 'Control de rutina; la próxima vez llevar los análisis de sangre.',
  };
}
