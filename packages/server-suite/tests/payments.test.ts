/** Cards and accounts (D24). */
import { calls } from '@huella/contract';
import { expect, test } from 'vitest';
import { DAY } from '../src/suite-context.ts';
import { addCard, cardBody, CBU, signUpAndLogIn, VISA } from '../src/fixtures.ts';
import { fieldMessages, type Client, statusesOf } from '../src/client.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';

const add = (client: Client, body: object) => client.call(calls.createPaymentMethod, { body });
const cbuBody = (changes: object = {}) => ({ numero_pago: CBU, vencimiento: null, tipo: 30, ...changes });

const ctx = useSuiteContext();

test('a card is answered masked, with its brand and month', async () => {
  const client = await signUpAndLogIn(ctx());
  const id = await addCard(client);
  const { body } = await client.call(calls.listPaymentMethods);
  expect(body).toEqual([
    { id, numero_pago: '450995******3704', tipo: 1, vencimiento: '2030-05-01T00:00:00-03:00' },
  ]);
});

test('an account is answered masked, without a month', async () => {
  const client = await signUpAndLogIn(ctx());
  expect((await add(client, cbuBody({ tipo: 31 }))).status).toBe(201);
  const { body } = await client.call(calls.listPaymentMethods);
  expect(body).toMatchObject([{ numero_pago: '******************5201', tipo: 31, vencimiento: null }]);
});

test('no full number rests in the database', async () => {
  const client = await signUpAndLogIn(ctx());
  await add(client, cardBody());
  await client.call(calls.createPaymentMethod, { body: cbuBody(), key: 'clave-cbu' });
  const { db, vault } = ctx().ports;
  const methods = await db.selectFrom('payment_methods').selectAll().execute();
  const keys = await db.selectFrom('idempotency_keys').selectAll().execute();
  const rest = JSON.stringify([methods, keys]);
  expect(rest).not.toContain(VISA);
  expect(rest).not.toContain(CBU);
  const sealed = methods.findLast((method) => method.sealed !== null)?.sealed ?? '';
  expect(await vault.open(sealed)).toBe(CBU);
});

test('the same number again answers 200 with the id that is there', async () => {
  const client = await signUpAndLogIn(ctx());
  const id = await addCard(client);
  const spaced = await add(client, cardBody({ numero_pago: '4509 9535-6623 3704' }));
  expect([spaced.status, spaced.body]).toEqual([200, { id }]);
  const renewed = await add(client, cardBody({ vencimiento: '2031-01-01T00:00:00-03:00' }));
  expect([renewed.status, renewed.body]).toEqual([200, { id }]);
  const { body } = await client.call(calls.listPaymentMethods);
  expect(body).toMatchObject([{ id, vencimiento: '2031-01-01T00:00:00-03:00' }]);
});

test('two copies at once leave one', async () => {
  const client = await signUpAndLogIn(ctx());
  const replies = await Promise.all([1, 2, 3].map(() => add(client, cardBody())));
  expect(statusesOf(replies)).toEqual([200, 200, 201]);
  expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
});

test('the same card of somebody else is another method', async () => {
  const first = await addCard(await signUpAndLogIn(ctx()));
  const other = await signUpAndLogIn(ctx());
  const second = await addCard(other);
  expect(second).not.toBe(first);
  expect((await other.call(calls.listPaymentMethods)).body).toHaveLength(1);
});

test('an empty body says what each field lacks', async () => {
  const reply = await add(await signUpAndLogIn(ctx()), {});
  expect(reply.status).toBe(422);
  expect(fieldMessages(reply)).toMatchObject({ tipo: 'Por favor, indique su compañia' });
  expect(Object.keys(fieldMessages(reply)).toSorted()).toEqual(['numero_pago', 'tipo', 'vencimiento']);
});

test.each([
  ['O-CF-05 all zeros', { numero_pago: '0000000000000000' }],
  ['O-CF-06 fifteen digits for a brand of sixteen', { numero_pago: '378282246310005' }],
  ['a wrong check digit', { numero_pago: '4509953566233705' }],
  ['letters', { numero_pago: '4509953566233704a' }],
  ['twenty digits', { numero_pago: '45099535662337041234' }],
])('%s is "Número inválido"', async (_, changes) => {
  const reply = await add(await signUpAndLogIn(ctx()), cardBody(changes));
  expect(reply.status).toBe(422);
  expect(fieldMessages(reply)).toEqual({ numero_pago: 'Número inválido' });
});

test('a brand decides: Amex has fifteen digits, Naranja no Luhn digit', async () => {
  const client = await signUpAndLogIn(ctx());
  const amex = cardBody({ tipo: 3, numero_pago: '378282246310005' });
  const naranja = cardBody({ tipo: 5, numero_pago: '5895627823453005' });
  expect((await add(client, amex)).status).toBe(201);
  expect((await add(client, naranja)).status).toBe(201);
});

test.each([11, 99, 9_007_199_254_740_991])('a brand that is not offered is rejected (%d)', async (tipo) => {
  const reply = await add(await signUpAndLogIn(ctx()), cardBody({ tipo, numero_pago: '30569309025904' }));
  expect(reply.status).toBe(422);
  expect(fieldMessages(reply)).toMatchObject({ tipo: 'Por favor, indique su compañia' });
});

test('a card expires next month at the earliest and in 240 months at the latest', async () => {
  const client = await signUpAndLogIn(ctx());
  const now = new Date(ctx().ports.clock.now().getTime() - DAY / 8);
  const inMonths = (count: number) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + count, 1));
    return `${month.toISOString().slice(0, 10)}T00:00:00-03:00`;
  };
  for (const wrong of [inMonths(0), inMonths(-5), inMonths(241), '2030-13-01T00:00:00-03:00', '05/30', 'x']) {
    const reply = await add(client, cardBody({ vencimiento: wrong }));
    expect([wrong, reply.status]).toEqual([wrong, 422]);
    expect(fieldMessages(reply)).toEqual({ vencimiento: 'Fecha inválida' });
  }
  for (const right of [inMonths(1), inMonths(240)])
    expect((await add(client, cardBody({ vencimiento: right }))).status).toBeLessThan(300);
});

test.each(['1234', '28505909400904181352011', '285059094009041813520A', '', 22])(
  'an account has 22 digits, not %j',
  async (numero_pago) => {
    const reply = await add(await signUpAndLogIn(ctx()), cbuBody({ numero_pago }));
    expect(reply.status).toBe(422);
    expect(fieldMessages(reply)).toEqual({ numero_pago: 'Por favor, ingrese 22 dígitos.' });
  },
);
