import { expect, test } from 'vitest';
import { createOverrides } from './overrides.ts';

const request = () => new Request('http://huella.test/web/planes');
const real = () => Promise.resolve(Response.json(['real']));

async function bodyOf(answer: Promise<Response>): Promise<unknown> {
  return (await answer).json();
}

test('a one-shot failure hits the next request of its call only', async () => {
  const overrides = createOverrides();
  overrides.failOnce('listPlans', 500);
  expect(await bodyOf(overrides.answer('listBreeds', request(), real))).toEqual(['real']);
  expect((await overrides.answer('listPlans', request(), real)).status).toBe(500);
  expect(await bodyOf(overrides.answer('listPlans', request(), real))).toEqual(['real']);
});

test('one-shot failures of a call wait in line', async () => {
  const overrides = createOverrides();
  overrides.failOnce('listPlans', 401);
  overrides.failOnce('listPlans', 429);
  expect((await overrides.answer('listPlans', request(), real)).status).toBe(401);
  const limited = await overrides.answer('listPlans', request(), real);
  expect([limited.status, limited.headers.get('Retry-After')]).toEqual([429, '30']);
});

test('an override answers every time until it is taken back', async () => {
  const overrides = createOverrides();
  const undo = overrides.override('listPlans', Response.json([]));
  expect(await bodyOf(overrides.answer('listPlans', request(), real))).toEqual([]);
  expect(await bodyOf(overrides.answer('listPlans', request(), real))).toEqual([]);
  undo();
  expect(await bodyOf(overrides.answer('listPlans', request(), real))).toEqual(['real']);
});

test('a network failure rejects as the browser does', async () => {
  const overrides = createOverrides();
  overrides.failOnce('listPlans', 'network');
  await expect(overrides.answer('listPlans', request(), real)).rejects.toThrow(TypeError);
});

test('a lost answer rejects likewise, after the server has done its work', async () => {
  const overrides = createOverrides();
  overrides.failOnce('listPlans', 'lost');
  let asked = 0;
  const counting = () => {
    asked += 1;
    return real();
  };
  await expect(overrides.answer('listPlans', request(), counting)).rejects.toThrow(TypeError);
  expect(asked).toBe(1);
});

test('an expired session says exactly jwt expired', async () => {
  const overrides = createOverrides();
  overrides.failOnce('listPlans', 'expired');
  const answer = await overrides.answer('listPlans', request(), real);
  expect(answer.status).toBe(401);
  expect(await answer.json()).toEqual({ code: 'token_expired', message: 'jwt expired' });
});

test('a malformed answer is a 200 that is not JSON', async () => {
  const overrides = createOverrides();
  overrides.failOnce('listPlans', 'malformed');
  const answer = await overrides.answer('listPlans', request(), real);
  expect(answer.status).toBe(200);
  await expect(answer.json()).rejects.toThrow(SyntaxError);
});

test('a request that is given up ends an answer that never comes', async () => {
  const overrides = createOverrides();
  overrides.override('listPlans', 'never');
  const controller = new AbortController();
  const answer = overrides.answer(
    'listPlans',
    new Request('http://huella.test/', { signal: controller.signal }),
    real,
  );
  controller.abort();
  await expect(answer).rejects.toThrow('aborted');
});
