import type { Event, Product, Vaccine } from '@huella/contract';
import { expect, test } from 'vitest';
import {
  birthdaysOf,
  calendarItems,
  fitsAnimal,
  keepAnniversary,
  kindsOf,
  openFollowUps,
  parseBirthdayId,
  proposeFollowUp,
} from './index.ts';

const NOW = new Date('2026-11-28T10:20:00-03:00');
const LUNA = { id: 3, nombre: 'luna', animal: 'Perro', sexo: 'H' } as const;

function vaccine(id: number, cubre: string[]): Vaccine {
  const facts = { animal: 'Perro', refuerzoMeses: 12, inicioSemanas: 6, esencial: true } as const;
  return { id, nombre: `Vacuna ${id}`, cubre, ...facts };
}

function product(id: number, tipo: Product['tipo'], principioActivo: string | null = null): Product {
  return { id, nombre: `Producto ${id}`, animal: 'Perro', tipo, principioActivo, intervaloDias: 30 };
}

const [RABIES, FIVE, SIX] = [1, 4, 5];
const [OUTER, INNER, BOTH] = [1, 48, 2];
const catalogues = {
  vaccines: [
    vaccine(RABIES, ['Rabia']),
    vaccine(FIVE, ['Moquillo', 'Hepatitis']),
    vaccine(SIX, ['Moquillo', 'Hepatitis (Adenovirus)', 'Coronavirus']),
  ],
  products: [product(OUTER, 'externa'), product(INNER, 'interna'), product(BOTH, 'ambas')],
};

let lastId = 0;
function event(event_on: string, changes: Partial<Event> = {}): Event {
  lastId += 1;
  const rest = { hora: '10:00', done: true, description: '', title: '', mascota: LUNA };
  return { id: lastId, tipo: 'Consulta', event_on, ...rest, ...changes };
}
const dose = (on: string, VacunaId: number, proxima_aplicacion: string | null, more: Partial<Event> = {}) =>
  event(on, { tipo: 'Vacuna', EventoVacuna: { VacunaId, proxima_aplicacion }, ...more });
const outer = (on: string, ProductoDesparacitacionId: number, refuerzo: string | null) =>
  event(on, { tipo: 'DespExterna', EventoDespExterna: { ProductoDesparacitacionId, refuerzo } });
const inner = (on: string, ProductoDesparacitacionId: number, refuerzo: string | null) =>
  event(on, { tipo: 'DespInterna', EventoDespInterna: { ProductoDesparacitacionId, refuerzo } });
const open = (...events: Event[]) => openFollowUps(events, catalogues).map(({ day }) => day);

test('D103 only the latest of a vaccine is followed up, in whatever order events come', () => {
  const first = dose('2024-11-01', RABIES, '2025-11-01');
  const second = dose('2025-11-05', RABIES, '2026-11-05');
  expect(open(second, first)).toEqual(['2026-11-05']);
  expect(open(first, dose('2026-12-01', RABIES, null, { done: false }))).toEqual([]);
});

test('a vaccine that covers the same diseases and more closes a smaller one, and not the reverse', () => {
  expect(open(dose('2026-01-01', FIVE, '2026-01-22'), dose('2026-02-01', SIX, '2027-02-01'))).toEqual([
    '2027-02-01',
  ]);
  expect(open(dose('2026-01-01', SIX, '2026-01-22'), dose('2026-02-01', FIVE, '2027-02-01'))).toEqual([
    '2026-01-22',
    '2027-02-01',
  ]);
  expect(open(dose('2026-01-01', RABIES, '2027-01-01'), dose('2026-02-01', SIX, null))).toEqual([
    '2027-01-01',
  ]);
});

test('another pet’s dose closes nothing', () => {
  const other = { ...LUNA, id: 4 };
  const events = [
    dose('2026-01-01', RABIES, '2027-01-01'),
    dose('2026-02-01', RABIES, null, { mascota: other }),
  ];
  expect(open(...events)).toEqual(['2027-01-01']);
});

test('a product against both counts for both, and is closed by both', () => {
  expect(open(outer('2026-01-01', OUTER, '2026-02-01'), inner('2026-01-15', BOTH, '2026-02-15'))).toEqual([
    '2026-02-15',
  ]);
  expect(open(outer('2026-01-01', BOTH, '2026-02-01'), inner('2026-01-15', INNER, null))).toEqual([
    '2026-02-01',
  ]);
  expect(
    open(
      outer('2026-01-01', BOTH, '2026-02-01'),
      inner('2026-01-15', INNER, null),
      outer('2026-01-16', OUTER, null),
    ),
  ).toEqual([]);
});

test('permethrin that a cat once got is never due again', () => {
  const poison = { ...product(26, 'externa', 'Imidacloprid + permetrina') };
  const given = outer('2026-01-01', 26, '2026-02-01');
  const followed = (animal: 'Perro' | 'Gato') =>
    openFollowUps([{ ...given, mascota: { ...LUNA, animal } }], { ...catalogues, products: [poison] });
  expect(followed('Perro')).toHaveLength(1);
  expect(followed('Gato')).toEqual([]);
});

test('what the catalogue does not know counts by its kind', () => {
  expect(open(outer('2026-01-01', 900, '2026-02-01'), outer('2026-02-01', OUTER, null))).toEqual([]);
  expect(open(dose('2026-01-01', 900, '2027-01-01'), dose('2026-02-01', 901, null))).toEqual(['2027-01-01']);
});

const states = (...events: Event[]) =>
  calendarItems(events, catalogues, NOW).map(({ key, state }) => `${key} ${state}`);

test('overdue begins with the next minute; a day is over when it ends', () => {
  const [gone, present] = ['10:19', '10:20'].map((hora) => event('2026-11-28', { hora, done: false }));
  expect(states(gone!, present!)).toEqual([`event-${gone?.id} overdue`, `event-${present?.id} upcoming`]);
  const [yesterday, today] = [
    dose('2025-11-27', RABIES, '2026-11-27'),
    inner('2026-08-28', INNER, '2026-11-28'),
  ];
  expect(states(yesterday, today)).toEqual([
    `event-${yesterday.id} done`,
    `event-${today.id} done`,
    `follow-up-${yesterday.id} overdue`,
    `follow-up-${today.id} upcoming`,
  ]);
});

const call = (hora: string) => event('2026-11-28', { tipo: 'Videollamada', done: false, hora });
const birthday = (on: string) => event(on, { tipo: 'Cumpleaños', done: false, hora: '00:00' });

test('nobody has to say of a birthday or a video call that it was', () => {
  const events = [birthday('2026-11-27'), birthday('2026-11-28'), call('09:00'), call('11:00')];
  expect(calendarItems(events, catalogues, NOW).map(({ state, time }) => [state, time])).toEqual([
    ['done', null],
    ['upcoming', null],
    ['done', '09:00'],
    ['upcoming', '11:00'],
  ]);
});

test('equal moments keep one order, whichever way the events came', () => {
  const events = Array.from({ length: 6 }, () => event('2026-12-01', { done: false }));
  expect(states(...events)).toEqual(states(...events.toReversed()));
});

test('D50 a birthday on 29 February is on 1 March in common years', () => {
  const pet = { ...LUNA, fecha_nacimiento: '2024-02-29' };
  const birthdays = birthdaysOf(pet, '2026-03-02');
  expect(birthdays.map(({ event_on, title, done }) => [event_on, title, done])).toEqual([
    ['2025-03-01', 'Cumple 1 año', true],
    ['2026-03-01', 'Cumple 2 años', true],
    ['2027-03-01', 'Cumple 3 años', false],
  ]);
  expect(birthdays.map(({ id }) => parseBirthdayId(id))).toEqual([1, 2, 3].map((age) => ({ petId: 3, age })));
  expect(parseBirthdayId(7)).toBeNull();
});

test('males have neither litters nor heats', () => {
  expect(kindsOf('M')).toEqual(['Consulta', 'Vacuna', 'DespExterna', 'DespInterna']);
  expect(kindsOf('H')).toEqual([...kindsOf('M'), 'Cria', 'Celo']);
});

test('permethrin is never for a cat, even where a catalogue says so', () => {
  const wrong = { ...product(26, 'externa', 'Imidacloprid + Permetrina'), animal: 'Gato' as const };
  expect(fitsAnimal(wrong, 'Gato')).toBe(false);
  expect(fitsAnimal({ ...wrong, animal: 'Perro' }, 'Perro')).toBe(true);
  expect(fitsAnimal(product(1, 'externa'), 'Gato')).toBe(false);
});

test('the next dose of a puppy is in three weeks, of the grown on the same date', () => {
  const given = { vaccine: { refuerzoMeses: 12 }, birth: '2026-08-01' };
  expect(proposeFollowUp(given, '2026-11-20')).toBe('2026-12-11');
  expect(proposeFollowUp(given, '2026-11-21')).toBe('2027-11-21');
  expect(proposeFollowUp({ vaccine: { refuerzoMeses: null }, birth: '2020-01-01' }, '2026-11-21')).toBeNull();
  expect(proposeFollowUp({ product: { intervaloDias: 84 } }, '2026-11-28')).toBe('2027-02-20');
  expect(proposeFollowUp({ vaccine: { refuerzoMeses: 12 }, birth: '2020-01-01' }, '2028-02-29')).toBe(
    '2029-02-28',
  );
});

test('D103 a dose that is given early may keep its anniversary', () => {
  const given = { vaccine: { refuerzoMeses: 12 }, birth: '2020-01-01' };
  expect(keepAnniversary(given, '2026-11-01', '2026-11-20')).toBe('2027-11-20');
  expect(keepAnniversary(given, '2026-11-20', '2026-11-20')).toBeNull();
});
