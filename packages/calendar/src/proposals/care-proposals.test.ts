import type { Animal, Event, Product, Vaccine } from '@huella/contract';
import { expect, test } from 'vitest';
import { careProposals } from './care-proposals.ts';
import { internalDue } from './deworming-dues.ts';

const TODAY = '2026-11-28';

function vaccine(id: number, nombre: string, animal: Animal, ...cubre: string[]): Vaccine {
  return { id, nombre, animal, cubre, refuerzoMeses: 12, inicioSemanas: 6, esencial: true };
}

function product(id: number, animal: Animal, tipo: Product['tipo'], intervaloDias: number): Product {
  return { id, nombre: `Producto ${id}`, animal, tipo, principioActivo: null, intervaloDias };
}

const FIVE = ['Moquillo', 'Hepatitis (Adenovirus)', 'Parainfluenza', 'Parvovirus', 'Leptospirosis'];
const catalogues = {
  vaccines: [
    vaccine(1, 'Antirrábica', 'Perro', 'Rabia'),
    vaccine(2, 'Doble canina (Moquillo y Parvovirus)', 'Perro', 'Moquillo', 'Parvovirus'),
    vaccine(4, 'Quíntuple canina', 'Perro', ...FIVE),
    vaccine(5, 'Séxtuple canina', 'Perro', ...FIVE, 'Coronavirus'),
    vaccine(8, 'Leptospirosis', 'Perro', 'Leptospirosis'),
    vaccine(13, 'Antirrábica', 'Gato', 'Rabia'),
    vaccine(14, 'Triple felina', 'Gato', 'Panleucopenia', 'Rinotraqueítis (Herpesvirus)', 'Calicivirus'),
    vaccine(17, 'Leucemia felina (ViLeF)', 'Gato', 'Leucemia viral felina'),
  ],
  products: [
    product(1, 'Perro', 'externa', 30),
    product(2, 'Perro', 'ambas', 30),
    product(4, 'Perro', 'externa', 84),
    product(8, 'Perro', 'externa', 35),
    product(32, 'Perro', 'externa', 240),
    product(53, 'Perro', 'interna', 90),
  ],
};

type OwnFields = Pick<Event, 'tipo'> & Partial<Event>;

/** Kinds: `v1` is a vaccine, `e1` and `i53` products against external and internal parasites, `c` a consultation. */
function kindOf(kind: string | undefined, id: number, next: string | null): OwnFields {
  const application = { ProductoDesparacitacionId: id, refuerzo: next };
  if (kind === 'e') return { tipo: 'DespExterna', EventoDespExterna: application };
  if (kind === 'i') return { tipo: 'DespInterna', EventoDespInterna: application };
  if (kind !== 'v') return { tipo: 'Consulta' };
  return {
    tipo: 'Vacuna',
    EventoVacuna: { VacunaId: id, proxima_aplicacion: next },
  };
}

/** `v1 2025-11-10` was done; `v1! 2026-12-10` is planned; `v1 2025-11-10>2026-11-10` has a follow-up. */
function eventOf(text: string, animal: Animal, at: number): Event {
  const parts = /^([veic])(\d*)(!?) ([\d-]+)(?:>([\d-]+))?$/.exec(text);
  if (!parts) throw new Error(`no event: ${text}`);
  const [, kind, id, planned, event_on = '', next = null] = parts;
  const mascota = { id: 7, nombre: 'luna', animal, sexo: 'H' as const };
  const rest = { hora: '10:00', done: !planned, description: '', title: '' };
  return { id: at + 1, mascota, event_on, ...rest, ...kindOf(kind, Number(id), next) };
}

function proposalsOf(animal: Animal, fecha_nacimiento: string, history: string): string {
  const texts = history === '' ? [] : history.split(', ');
  const events = texts.map((text, at) => eventOf(text, animal, at));
  const proposals = careProposals({
    pet: { id: 7, animal, fecha_nacimiento },
    events,
    catalogues,
    today: TODAY,
  });
  return proposals
    .map(({ need, day, reason, isLate, vaccine: given }) =>
      [need, day.slice(5), reason, isLate && 'late', given && `v${given.id}`].filter(Boolean).join(' '),
    )
    .join(', ');
}

/** An adult pet's complete history; a row replaces parts of it. */
const grown = {
  rabies: 'v1 2026-06-01',
  basic: 'v5 2026-06-01',
  internal: 'i53 2026-11-10',
  external: 'e32 2026-11-10',
};
const but = (name: keyof typeof grown, own: string) =>
  Object.values({ ...grown, [name]: own })
    .filter(Boolean)
    .join(', ');

const dewormed = 'i53 2026-11-27, e32 2026-11-01';

test.each([
  // A puppy's first weeks.
  ['2026-11-28', '', 'internal 12-12 interval'],
  ['2026-11-20', '', 'internal 12-04 interval'],
  ['2026-11-14', '', 'internal 11-28 interval'],
  ['2026-11-13', '', 'basic 12-28 schedule v4, internal 11-28 start'],
  ['2026-11-01', '', 'basic 12-16 schedule v4, internal 11-28 start, external 12-27 interval'],
  ['2026-10-14', dewormed, 'basic 11-28 schedule v4, internal 12-11 interval'],
  ['2026-10-01', '', 'basic 11-28 schedule late v4, internal 11-28 start, external 11-28 start'],
  // First doses: at 45, 75 and 105 days, at least three weeks apart.
  ['2026-09-01', `v4 2026-10-20, ${dewormed}`, 'basic 11-28 schedule late v4, internal 12-11 interval'],
  ['2026-09-01', `v4 2026-11-10, ${dewormed}`, 'basic 12-01 schedule v4, internal 12-11 interval'],
  [
    '2026-08-20',
    `v4 2026-10-04, v4 2026-11-03, ${dewormed}`,
    'basic 12-03 schedule v5, internal 12-27 interval',
  ],
  [
    '2026-08-10',
    `v4 2026-09-24, v4 2026-10-24, ${dewormed}`,
    'rabies 12-23 schedule v1, basic 11-28 schedule late v5, internal 12-27 interval',
  ],
  [
    '2026-07-20',
    `v4 2026-09-03, v4 2026-10-03, v5 2026-11-02, ${dewormed}`,
    'rabies 12-02 schedule v1, internal 12-27 interval',
  ],
  ['2026-07-16', `v5 2026-11-02, ${dewormed}`, 'rabies 11-28 schedule v1, internal 12-27 interval'],
  ['2026-07-01', `v5 2026-11-02, ${dewormed}`, 'rabies 11-28 schedule late v1, internal 12-27 interval'],
  ['2026-07-01', `v1 2026-10-01, v5 2026-11-02, ${dewormed}`, 'internal 12-27 interval'],
  [
    '2026-06-01',
    `v1 2026-10-20, v4 2026-08-01, ${dewormed}`,
    'basic 11-28 schedule late v5, internal 12-27 interval',
  ],
  ['2026-06-01', `v1 2026-10-20, v4 2026-08-01, v4! 2026-12-01, ${dewormed}`, 'internal 12-27 interval'],
  ['2026-06-01', `v1 2026-10-20, v4 2026-08-01>2026-08-22, ${dewormed}`, 'internal 12-27 interval'],
  // Deworming: every two weeks to three months, monthly to six, then every three months.
  [
    '2026-10-01',
    'v4 2026-11-27, i53 2026-10-20, e32 2026-11-27',
    'basic 12-18 schedule v4, internal 11-28 interval late',
  ],
  [
    '2026-10-01',
    'v4 2026-11-27, i53 2026-11-20, e32 2026-11-27',
    'basic 12-18 schedule v4, internal 12-04 interval',
  ],
  [
    '2026-07-01',
    'v1 2026-11-20, v5 2026-11-20, i53 2026-09-20, e32 2026-11-20',
    'internal 11-28 interval late',
  ],
  [
    '2026-07-01',
    'v1 2026-11-20, v5 2026-11-20, i53 2026-10-01, e32 2026-11-20',
    'internal 11-28 interval late',
  ],
  ['2026-07-01', 'v1 2026-11-20, v5 2026-11-20, i53 2026-11-01, e32 2026-11-20', 'internal 12-01 interval'],
  ['2026-05-01', 'v1 2026-11-20, v5 2026-11-20, i53 2026-10-31, e32 2026-11-20', 'internal 11-30 interval'],
  ['2026-05-01', 'v1 2026-11-20, v5 2026-11-20, i53 2026-11-01, e32 2026-11-20', ''],
])('a puppy born on %s with (%s): %s', (birth, history, expected) => {
  expect(proposalsOf('Perro', birth, history)).toBe(expected);
});

test.each([
  ['', 'rabies 11-28 start v1, basic 11-28 start v5, internal 11-28 start, external 11-28 start'],
  [but('rabies', ''), 'rabies 11-28 start v1'],
  [but('rabies', 'v1 2025-12-10'), 'rabies 12-10 yearly v1'],
  [but('rabies', 'v1 2025-11-28'), 'rabies 11-28 yearly v1'],
  [but('rabies', 'v1 2025-11-27'), 'rabies 11-28 yearly late v1'],
  [but('rabies', 'v1 2025-12-28'), 'rabies 12-28 yearly v1'],
  [but('rabies', 'v1 2025-12-29'), ''],
  [but('rabies', 'v1 2024-02-29'), 'rabies 11-28 yearly late v1'],
  [but('rabies', 'v1 2025-12-10>2026-12-20'), ''],
  [but('rabies', 'v1 2024-12-10>2025-12-10'), ''],
  [but('rabies', 'v1 2024-12-10>2025-12-10, v1 2025-12-11'), 'rabies 12-11 yearly v1'],
  [but('rabies', 'v1 2025-12-10, v1! 2026-12-15'), ''],
  [but('rabies', 'v1 2025-12-10, v1! 2026-11-01'), ''],
  [but('rabies', 'v8 2026-06-01'), 'rabies 11-28 start v1'],
  [but('rabies', 'v1 2025-12-10, c 2026-11-01'), 'rabies 12-10 yearly v1'],
  [but('basic', ''), 'basic 11-28 start v5'],
  [but('basic', 'v5 2025-12-01'), 'basic 12-01 yearly v5'],
  [but('basic', 'v4 2025-12-01'), 'basic 12-01 yearly v5'],
  [but('basic', 'v2 2025-12-01'), 'basic 12-01 yearly v5'],
  [but('basic', 'v8 2026-06-01'), 'basic 11-28 start v5'],
  [but('basic', 'v5 2025-12-01, v4! 2026-12-05'), ''],
  [but('basic', 'v99 2026-06-01'), 'basic 11-28 start v5'],
  [but('internal', ''), 'internal 11-28 start'],
  [but('internal', 'i53 2026-09-10'), 'internal 12-10 interval'],
  [but('internal', 'i53 2026-08-31'), 'internal 11-30 interval'],
  [but('internal', 'i53 2026-08-28'), 'internal 11-28 interval'],
  [but('internal', 'i53 2026-08-27'), 'internal 11-28 interval late'],
  [but('internal', 'i53 2026-09-10>2026-12-09'), ''],
  [but('internal', 'i2 2026-09-10'), 'internal 12-10 interval'],
  [but('external', ''), 'external 11-28 start'],
  [but('external', 'e1 2026-11-01'), 'external 12-01 product'],
  [but('external', 'e8 2026-11-01'), 'external 12-06 product'],
  [but('external', 'e4 2026-09-10'), 'external 12-03 product'],
  [but('external', 'e32 2026-04-10'), 'external 12-06 product'],
  [but('external', 'e32 2026-06-01'), ''],
  [but('external', 'e99 2026-11-10'), 'external 12-10 product'],
  [but('external', 'e2 2026-11-05'), 'external 12-05 product'],
  [but('external', 'e1 2026-10-01, e1 2026-11-01'), 'external 12-01 product'],
  [but('external', 'e1 2026-10-01, e1! 2026-11-30'), ''],
])('a grown dog with (%s): %s', (history, expected) => {
  expect(proposalsOf('Perro', '2020-05-05', history)).toBe(expected);
});

const kitten = 'i60 2026-11-27, e19 2026-11-27';

test.each([
  ['2026-10-30', '', 'internal 11-28 start, external 12-25 interval'],
  ['2026-09-30', kitten, 'basic 11-30 schedule v14, internal 12-11 interval, external 12-27 product'],
  ['2026-09-28', kitten, 'basic 11-28 schedule v14, internal 12-11 interval, external 12-27 product'],
  ['2026-09-27', kitten, 'basic 11-28 schedule late v14, internal 12-11 interval, external 12-27 product'],
  [
    '2026-08-01',
    `v14 2026-10-01, ${kitten}`,
    'basic 11-28 schedule late v14, internal 12-27 interval, external 12-27 product',
  ],
  [
    '2026-08-20',
    `v14 2026-11-20, ${kitten}`,
    'basic 12-11 schedule v14, internal 12-27 interval, external 12-27 product',
  ],
  [
    '2026-07-10',
    `v14 2026-11-10, ${kitten}`,
    'rabies 12-10 schedule v13, internal 12-27 interval, external 12-27 product',
  ],
  [
    '2026-06-30',
    `v14 2026-11-10, ${kitten}`,
    'rabies 11-30 schedule v13, internal 12-27 interval, external 12-27 product',
  ],
  [
    '2025-12-31',
    `v14 2026-11-10, i60 2026-11-10, ${kitten}`,
    'rabies 11-28 schedule late v13, external 12-27 product',
  ],
  [
    '2021-01-01',
    `v13 2026-06-01, v14 2025-12-05, ${kitten}`,
    'basic 12-05 yearly v14, external 12-27 product',
  ],
  [
    '2021-01-01',
    `v13 2026-06-01, v17 2026-06-01, ${kitten}`,
    'basic 11-28 start v14, external 12-27 product',
  ],
  [
    '2021-01-01',
    `v13 2025-12-05, v14 2026-06-01, ${kitten}`,
    'rabies 12-05 yearly v13, external 12-27 product',
  ],
])('a cat born on %s with (%s): %s', (birth, history, expected) => {
  expect(proposalsOf('Gato', birth, history)).toBe(expected);
});

function rabiesKeyAfter(history: string): string | undefined {
  const events = history.split(', ').map((text, at) => eventOf(text, 'Perro', at));
  const pet = { id: 7, animal: 'Perro' as const, fecha_nacimiento: '2020-05-05' };
  return careProposals({ pet, events, catalogues, today: TODAY }).find(({ need }) => need === 'rabies')?.key;
}

test('a hidden proposal stays hidden until it was done, and comes back a year later', () => {
  expect(rabiesKeyAfter('v1 2024-12-10')).toBe(rabiesKeyAfter('v1 2025-12-10'));
  expect(rabiesKeyAfter('v1 2024-12-10, v1 2025-12-10')).not.toBe(rabiesKeyAfter('v1 2025-12-10'));
});

test('N-C06G three months after the 30th is the last of February, and no later', () => {
  const pet = { id: 7, animal: 'Perro', fecha_nacimiento: '2020-03-05' } as const;
  expect(internalDue(pet, '2026-11-30', '2026-12-01').day).toBe('2027-02-28');
});

test('N-C07G what was given late is due a month after that, once', () => {
  const pet = { id: 7, animal: 'Perro', fecha_nacimiento: '2026-11-15' } as const;
  expect(internalDue(pet, '2027-03-20', '2027-03-20').day).toBe('2027-04-20');
});
