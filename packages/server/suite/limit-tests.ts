import { calls } from '@huella/contract';
import { expect, test } from 'vitest';
import { HOUR, SECOND, type Bench } from './home.ts';
import { logIn, member, PASSWORD, register } from './people.ts';
import { newVisitor, type Visitor } from './visitor.ts';
import { withPasswords } from './with-passwords.ts';

async function guess(visitor: Visitor, email: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < times; attempt += 1) {
    const body = { email, password: `intento-${attempt}` };
    statuses.push((await visitor.call(calls.login, { body, token: null })).status);
  }
  return statuses;
}

/** Guessing, flooding, and what they must not do to the right person. */
export function limitTests(bench: () => Bench): void {
  test('O-SE-07 guesses are refused with a time to wait, and the right password works afterwards', async () => {
    const visitor = newVisitor(bench());
    await register(visitor);
    const statuses = await guess(visitor, visitor.email, 50);
    expect(statuses.indexOf(429)).toBeGreaterThan(2);
    expect(statuses.indexOf(429)).toBeLessThan(20);
    const right = { email: visitor.email, password: PASSWORD };
    const early = await visitor.call(calls.login, { body: right });
    expect(early.status).toBe(429);
    expect(early.body.code).toBe('too_many_requests');
    const wait = Number(early.headers.get('Retry-After'));
    expect(wait).toBeGreaterThan(0);
    bench().pass(wait * SECOND);
    await logIn(visitor);
  });

  test('parallel guesses count like those one after the other', async () => {
    const visitor = newVisitor(bench());
    await register(visitor);
    const body = { email: visitor.email, password: 'intento' };
    const replies = await Promise.all(
      Array.from({ length: 30 }, () => visitor.call(calls.login, { body, token: null })),
    );
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  test('an attacker elsewhere does not lock the owner out', async () => {
    const owner = await member(bench());
    for (let machine = 0; machine < 12; machine += 1) await guess(newVisitor(bench()), owner.email, 10);
    const stranger = newVisitor(bench());
    expect((await guess(stranger, owner.email, 1))[0]).toBe(429);
    await logIn(owner);
    bench().pass(HOUR);
    const elsewhere = Object.assign(newVisitor(bench()), { email: owner.email });
    await logIn(elsewhere);
  });

  test('one address cannot try one password on many accounts', async () => {
    const visitor = newVisitor(bench());
    const statuses: number[] = [];
    for (let account = 0; account < 105; account += 1)
      statuses.push(...(await guess(visitor, `victima${account}@correo.example`, 1)));
    expect(statuses.lastIndexOf(401)).toBe(99);
    expect(statuses.at(-1)).toBe(429);
  });

  test('logging in again and again with the right password is never refused', async () => {
    const visitor = await member(bench());
    for (let time = 0; time < 15; time += 1) await logIn(visitor);
    expect((await visitor.call(calls.listPets)).status).toBe(200);
  });

  test('one hash that could not be made does not stop every later login', async () => {
    const owner = await member(bench());
    const { ports } = bench();
    let failures = 1;
    const hash = async (password: string) => {
      failures -= 1;
      if (failures >= 0) throw new Error('no memory');
      return ports.passwords.hash(password);
    };
    const visitor = Object.assign(newVisitor(withPasswords(bench(), { hash })), { email: owner.email });
    const body = { email: owner.email, password: PASSWORD };
    expect((await visitor.call(calls.login, { body })).status).toBe(500);
    await logIn(visitor);
  });

  test('registrations are limited per address', async () => {
    const visitor = newVisitor(bench());
    const statuses: number[] = [];
    for (let account = 0; account < 61; account += 1) {
      const body = { email: `masa${account}@correo.example`, password: PASSWORD, confirm: PASSWORD };
      statuses.push((await visitor.call(calls.register, { body })).status);
    }
    expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 200));
    expect(statuses.at(-1)).toBe(429);
  });

  test('asking again and again whether a mail is taken is limited per mail', async () => {
    const { email } = await member(bench());
    const statuses: number[] = [];
    for (let time = 0; time < 12; time += 1) {
      const body = { email, password: PASSWORD, confirm: PASSWORD };
      statuses.push((await newVisitor(bench()).call(calls.register, { body })).status);
    }
    expect(statuses.at(0)).toBe(409);
    expect(statuses.at(-1)).toBe(429);
  });

  test('a proxy’s header is not believed unless there is a proxy', async () => {
    const visitor = newVisitor(bench());
    await register(visitor);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const response = await visitor.send('/auth/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `192.0.2.${attempt}` },
        body: JSON.stringify({ email: visitor.email, password: 'intento' }),
      });
      statuses.push(response.status);
    }
    expect(statuses.at(-1)).toBe(bench().ports.config.trustProxy ? 401 : 429);
  });
}
