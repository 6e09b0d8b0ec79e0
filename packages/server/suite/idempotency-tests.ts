import { calls } from '@huella/contract';
import { expect, test } from 'vitest';
import { DAY, MINUTE, type Bench } from './home.ts';
import { addCard, cardBody, logIn, member, PASSWORD, personBody, petBody } from './people.ts';
import { newVisitor, type Visitor } from './visitor.ts';

const insure = (visitor: Visitor, body: object, key: string) => visitor.call(calls.createPet, { body, key });
const countPets = async (visitor: Visitor) => (await visitor.call(calls.listPets)).body.length;

/** The same request twice, on purpose or not. */
export function idempotencyTests(bench: () => Bench): void {
  test('the same key and body answer the first answer again', async () => {
    const visitor = await member(bench());
    const body = petBody(await addCard(visitor));
    const first = await insure(visitor, body, 'una-clave');
    bench().pass(5 * MINUTE);
    const again = await insure(visitor, body, 'una-clave');
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await countPets(visitor)).toBe(1);
  });

  test('the same key with another body is refused', async () => {
    const visitor = await member(bench());
    const paymentId = await addCard(visitor);
    await insure(visitor, petBody(paymentId), 'una-clave');
    const other = await insure(visitor, petBody(paymentId, { mascota: { nombre: 'Otra' } }), 'una-clave');
    expect(other.status).toBe(409);
    expect(other.body.code).toBe('idempotency_mismatch');
    expect(await countPets(visitor)).toBe(1);
  });

  test('ten at once with one key create one', async () => {
    const visitor = await member(bench());
    const body = petBody(await addCard(visitor));
    const replies = await Promise.all(Array.from({ length: 10 }, () => insure(visitor, body, 'a-la-vez')));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(replies.map((reply) => reply.body.id)).size).toBe(1);
    expect(await countPets(visitor)).toBe(1);
  });

  test('without a key, or with another one, two are two', async () => {
    const visitor = await member(bench());
    const body = petBody(await addCard(visitor));
    await visitor.call(calls.createPet, { body });
    await visitor.call(calls.createPet, { body });
    await insure(visitor, body, 'uno');
    await insure(visitor, body, 'dos');
    expect(await countPets(visitor)).toBe(4);
  });

  test('a key belongs to one person and one call', async () => {
    const [ana, eva] = [await member(bench()), await member(bench())];
    await insure(ana, petBody(await addCard(ana)), 'compartida');
    expect((await insure(eva, petBody(await addCard(eva)), 'compartida')).status).toBe(201);
    const other = await ana.call(calls.createPerson, { body: personBody(), key: 'compartida' });
    expect(other.status).toBe(201);
  });

  test('a refused request leaves its key free', async () => {
    const visitor = await member(bench());
    const paymentId = await addCard(visitor);
    const wrong = petBody(paymentId, { mascota: { raza: 'Unicornio' } });
    expect((await insure(visitor, wrong, 'corregida')).status).toBe(422);
    expect((await insure(visitor, petBody(paymentId), 'corregida')).status).toBe(201);
  });

  test('after a day the key is free again', async () => {
    const visitor = await member(bench());
    const body = petBody(await addCard(visitor));
    const first = await insure(visitor, body, 'vieja');
    bench().pass(DAY + MINUTE);
    await logIn(visitor);
    const second = await insure(visitor, body, 'vieja');
    expect(second.status).toBe(201);
    expect(second.body.id).not.toBe(first.body.id);
  });

  test('after a day two at once are still one', async () => {
    const visitor = await member(bench());
    const body = petBody(await addCard(visitor));
    await insure(visitor, body, 'vieja-a-la-vez');
    bench().pass(DAY + MINUTE);
    await logIn(visitor);
    const replies = await Promise.all([1, 2, 3, 4].map(() => insure(visitor, body, 'vieja-a-la-vez')));
    expect(new Set(replies.map((reply) => reply.body.id)).size).toBe(1);
    expect(await countPets(visitor)).toBe(2);
  });

  test('a body that is nested beyond measure is as good as any other', async () => {
    const visitor = await member(bench());
    const depth = 30_000;
    const text = JSON.stringify(cardBody()).replace('{', `{"x":${'['.repeat(depth)}${']'.repeat(depth)},`);
    const response = await visitor.send('/app/user/datospagos', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${visitor.token}`,
        'Idempotency-Key': 'honda',
      },
      body: text,
    });
    expect(response.status).toBe(201);
  });

  test('a repeated registration is the first one, not a taken mail', async () => {
    const visitor = newVisitor(bench());
    const body = { email: visitor.email, password: PASSWORD, confirm: PASSWORD };
    const replies = [1, 2].map(() => visitor.call(calls.register, { body, key: `alta-${visitor.email}` }));
    for (const { status } of await Promise.all(replies)) expect(status).toBe(200);
    expect((await visitor.call(calls.register, { body })).status).toBe(409);
  });

  test('a repeated payment method answers 201 like the first time', async () => {
    const visitor = await member(bench());
    const send = () => visitor.call(calls.createPaymentMethod, { body: cardBody(), key: 'tarjeta' });
    const [first, second] = [await send(), await send()];
    expect([second.status, second.body]).toEqual([201, first.body]);
  });

  test.each(['', ' ', 'con blanco', 'x'.repeat(256), 'ñ'])('a key like %j is malformed', async (key) => {
    const visitor = await member(bench());
    const response = await visitor.send('/app/user/datospagos', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${visitor.token}`,
        'Idempotency-Key': key,
      },
      body: JSON.stringify(cardBody()),
    });
    expect(response.status).toBe(400);
  });
}
