import { calendarItems, isUnsafeForCats } from '@huella/calendar';
import { listEvents, listProducts, listVaccines } from '@huella/contract/events';
import { listFoodBags } from '@huella/contract/food';
import { listNotifications, notificationKind } from '@huella/contract/notifications';
import { forecastOf } from '@huella/food-forecast';
import { expect, test } from 'vitest';
import { createMockServer } from '../mock-server.ts';
import type { PersonaName } from '@huella/personas';
import { NOW, get } from '../testing/requests.ts';

async function calendarOf(person: PersonaName) {
  const server = await createMockServer({ now: NOW });
  const { token } = await server.as(person);
  const read = async (path: string) => (await get(server, path, token)).json();
  const products = listProducts.response.parse(await read(listProducts.path));
  const vaccines = listVaccines.response.parse(await read(listVaccines.path));
  const events = listEvents.response.parse(await read(listEvents.path));
  return { products, items: calendarItems(events, { products, vaccines }, NOW) };
}

test('somebody has a full year: every kind, the next of each, and nothing overdue', async () => {
  const { items } = await calendarOf('con-calendario');
  const kindsOf = (wanted: string) => [
    ...new Set(items.filter(({ state }) => state === wanted).map(({ event }) => event.tipo)),
  ];
  expect(kindsOf('done').toSorted()).toEqual([
    'Celo',
    'Consulta',
    'Cria',
    'Cumpleaños',
    'DespExterna',
    'DespInterna',
    'Vacuna',
    'Videollamada',
  ]);
  expect(kindsOf('overdue')).toEqual([]);
  const coming = items.filter(({ state }) => state === 'upcoming');
  expect(coming.filter(({ isFollowUp }) => isFollowUp)).toHaveLength(8);
  expect(coming.map(({ event }) => event.tipo)).toContain('Videollamada');
});

test('somebody forgot what was planned and what was due', async () => {
  const { items } = await calendarOf('con-atrasos');
  const overdue = items.filter(({ state }) => state === 'overdue');
  expect(overdue.map(({ event, isFollowUp }) => [event.tipo, isFollowUp])).toEqual([
    ['Consulta', false],
    ['Vacuna', true],
    ['DespInterna', true],
    ['DespExterna', false],
  ]);
  expect(items.filter(({ state, event }) => state === 'upcoming' && event.tipo === 'Consulta')).toHaveLength(
    1,
  );
});

async function foodOf(person: PersonaName) {
  const server = await createMockServer({ now: NOW });
  const { token } = await server.as(person);
  const bags = listFoodBags.response.parse(await (await get(server, listFoodBags.path, token)).json());
  const today = '2026-03-05';
  return { bags, lasting: bags.filter(({ terminada }) => !terminada), today };
}

test('D108 somebody has a bag that is nearly full, a shared one, one that ends tomorrow and one that ended', async () => {
  const { bags, lasting, today } = await foodOf('con-alimento');
  const states = lasting.map((bag) => {
    const { ends, daysLeft } = forecastOf(bag, { bags, today });
    return [bag.stocksAlimentoMascotas.length, daysLeft, ends];
  });
  expect(states).toEqual([
    [1, 38, '2026-04-12'],
    [2, 18, '2026-03-23'],
    [1, 0, '2026-02-21'],
    [1, 1, '2026-03-06'],
  ]);
});

test('somebody has twenty bags that taught how long the next one lasts', async () => {
  const { bags, lasting, today } = await foodOf('veinte-bolsas');
  expect([bags.length, lasting.length]).toEqual([21, 1]);
  const [bag] = lasting;
  expect(bag && forecastOf(bag, { bags, today })).toMatchObject({ basis: 'learned', samples: 3 });
});

test('a cat has a record of permethrin from before', async () => {
  const { items, products } = await calendarOf('con-permetrina');
  const record = items.find(({ event, isFollowUp }) => event.tipo === 'DespExterna' && !isFollowUp);
  const id = record?.event.EventoDespExterna?.ProductoDesparacitacionId;
  const product = products.find((one) => one.id === id);
  expect([record?.event.mascota.animal, product && isUnsafeForCats(product)]).toEqual(['Gato', true]);
});

test('somebody has an unread notification of each kind, also late in the evening', async () => {
  const server = await createMockServer({ now: new Date('2028-02-29T23:30:00-03:00') });
  const { token } = await server.as('con-avisos');
  const reply = await (await get(server, listNotifications.path, token)).json();
  const { avisos, sin_leer } = listNotifications.response.parse(reply);
  expect(new Set(avisos.map(({ tipo }) => tipo))).toEqual(new Set(notificationKind.options));
  expect(sin_leer).toBe(avisos.length);
});
