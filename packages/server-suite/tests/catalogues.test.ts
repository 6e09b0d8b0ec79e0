import { calls, type Call, type ConfigItem } from '@huella/contract';
import { seedCatalogues } from '@huella/server';
import { setConfigItem, unsetConfigItem } from '@huella/server/operator';
import { provinces } from '@huella/validation/provinces';
import { expect, test } from 'vitest';
import { newClient } from '../src/client.ts';
import { MINUTE } from '../src/suite-context.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';

const ctx = useSuiteContext();

const read = async (call: Call, search = '') => newClient(ctx()).call(call, { search });
const localities = (provincia: string) =>
  newClient(ctx()).call(calls.listLocalities, { body: { provincia } });

test('there are three plans or more, cheapest first, each with its number in the name', async () => {
  const { body } = await read(calls.listPlans);
  expect(body.length).toBeGreaterThanOrEqual(3);
  const costs = body.map(({ costo }: { costo: number }) => costo);
  expect(costs).toEqual(costs.toSorted((left: number, right: number) => left - right));
  for (const { id, nombre } of body) expect(nombre).toMatch(new RegExp(`\\b${id}\\b`));
});

test('there are 103 breeds of dogs and 44 of cats', async () => {
  const { body } = await read(calls.listBreeds);
  const of = (animal: string) => body.filter((breed: { animal: string }) => breed.animal === animal);
  expect([of('Perro').length, of('Gato').length]).toEqual([103, 44]);
});

test('the payment mediums carry their rules, 30 and 31 are bank accounts', async () => {
  const { body } = await read(calls.listPaymentMediums);
  const byId = new Map<number, object>(body.map((medium: { id: number }) => [medium.id, medium]));
  expect(byId.get(3)).toMatchObject({
    tipo: 'American Express',
    is_active: true,
    verifica: 'luhn',
    size: [15],
  });
  for (const id of [30, 31]) expect(byId.get(id)).toMatchObject({ verifica: 'cbu', size: [22] });
});

test('the configuration items are texto and descripcion; a link is an operator’s, and what an operator wrote stays (D25)', async () => {
  const { db } = ctx().ports;
  const items = async () => {
    ctx().advance(MINUTE);
    const { body } = await read(calls.listConfigItems);
    return body.map(({ nombre, valor }: ConfigItem) => [nombre, valor]);
  };
  const text = ['descripcion', 'Escríbanos y un asesor le responde por chat.'];
  expect(await items()).toEqual([['texto', 'Chat con Huella'], text]);
  expect(await setConfigItem(db, { nombre: 'link', valor: 'https://wa.me/5491150000000' })).toBe('set');
  expect(await setConfigItem(db, { nombre: 'texto', valor: ' WhatsApp ' })).toBe('set');
  await seedCatalogues(db);
  const link = ['link', 'https://wa.me/5491150000000'];
  expect(await items()).toEqual([link, ['texto', 'WhatsApp'], text]);
  for (const valor of ['javascript:alert(1)', 'wa.me/54911', 'mailto:a@b.example'])
    expect([valor, await setConfigItem(db, { nombre: 'link', valor })]).toEqual([valor, 'not_a_url']);
  expect(await setConfigItem(db, { nombre: 'texto', valor: '\u001b[2J' })).toBe('invalid_text');
  expect(await items()).toEqual([link, ['texto', 'WhatsApp'], text]);
  await unsetConfigItem(db, 'link');
  await unsetConfigItem(db, 'texto');
  expect(await items()).toEqual([['texto', 'Chat con Huella'], text]);
});

test('24 provinces have 1033 localities, and each finds its way back', async () => {
  let count = 0;
  for (const nombre of provinces) {
    const { status, body } = await localities(nombre);
    expect([nombre, status]).toEqual([nombre, 200]);
    count += body.length;
    const province = await read(calls.getProvince, `?id=${body.at(-1).id}`);
    expect(province.body.nombre).toBe(nombre);
  }
  expect(count).toBe(1033);
});

test.each(['cordoba', ' CÓRDOBA ', 'Córdoba'.normalize('NFD')])('a province is found as %s', async (name) => {
  expect((await localities(name)).body).toHaveLength(69);
});

test('short names of provinces are known, too', async () => {
  expect((await localities('CABA')).body).toHaveLength(48);
  expect((await localities('Tierra del Fuego')).status).toBe(200);
});

test.each(['', 'Atlántida', '%', '_'])('no province is called %j', async (name) => {
  expect((await localities(name)).status).toBe(404);
});

test.each(['', '?id=', '?id=abc', '?id=-1', '?id=1e3', '?id=6001.5'])(
  '%j names no locality',
  async (search) => {
    expect((await read(calls.getProvince, search)).status).toBe(422);
  },
);

test('an unknown locality is 404', async () => {
  expect((await read(calls.getProvince, '?id=999999999')).status).toBe(404);
});

test('a browser that has a catalogue gets no second copy', async () => {
  const client = newClient(ctx());
  const first = await client.send('/web/razas');
  const tag = first.headers.get('ETag') ?? '';
  expect(first.headers.get('Cache-Control')).toContain('max-age');
  const again = await client.send('/web/razas', { headers: { 'If-None-Match': tag } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

test('seeding again changes nothing', async () => {
  const { db } = ctx().ports;
  const snapshot = async () => [
    await db.selectFrom('localities').selectAll().orderBy('id').execute(),
    await db.selectFrom('plans').selectAll().orderBy('id').execute(),
    await db.selectFrom('payment_mediums').selectAll().orderBy('id').execute(),
    await db.selectFrom('vaccines').selectAll().orderBy('id').execute(),
    await db.selectFrom('products').selectAll().orderBy('id').execute(),
    await db.selectFrom('foods').selectAll().orderBy('id').execute(),
  ];
  const before = await snapshot();
  await seedCatalogues(db);
  expect(await snapshot()).toEqual(before);
});
