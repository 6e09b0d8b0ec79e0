import type { CallId } from '@huella/contract';
import { expect, test } from 'vitest';
import { respondWithOverride, createOverrides, type Overrides } from './overrides.ts';

const request = () => new Request('http://huella.test/web/planes');
const real = () => Promise.resolve(Response.json(['real']));

async function ask(overrides: Overrides, callId: CallId, from = request(), server = real): Promise<Response> {
  const answer = overrides.take(callId);
  return answer === undefined ? server() : respondWithOverride(answer, from, server);
}

async function bodyOf(answer: Promise<Response>): Promise<unknown> {
  return (await answer).json();
}

test('a one-shot failure hits the next request of its call only', async () => {
  const overrides = createOverrides();
  overrides.failOnce('listPlans', 500);
  expect(await bodyOf(ask(overrides, 'listBreeds'))).toEqual(['real']);
  expect((await ask(overrides, 'listPlans')).status).toBe(500);
  expect(await bodyOf(ask(overrides, 'listPlans'))).toEqual(['real']);
});

test('one-shot failures of a call wait in line', async () => {
  const overrides = createOverrides();
  overrides.failOnce('listPlans', 401);
  overrides.failOnce('listPlans', 429);
  expect((await ask(overrides, 'listPlans')).status).toBe(401);
  const limited = await ask(overrides, 'listPlans');
  expect([limited.status, limited.headers.get('Retry-After')]).toEqual([429, '30']);
});

test('an override answers every time until it is taken back', async () => {
  const overrides = createOverrides();
  const undo = overrides.override('listPlans', Response.json([]));
  expect(await bodyOf(ask(overrides, 'listPlans'))).toEqual([]);
  expect(await bodyOf(ask(overrides, 'listPlans'))).toEqual([]);
  undo();
  expect(await bodyOf(ask(overrides, 'listPlans'))).toEqual(['real']);
});

test('a network failure rejects as the browser does', async () => {
  const overrides = createOverrides();
  overrides.failOnce('listPlans', 'network');
  await expect(ask(overrides, 'listPlans')).rejects.toThrow(TypeError);
});

test('a lost answer rejects likewise, after the server has done its work', async () => {
  const overrides = createOverrides();
  overrides.failOnce('listPlans', 'lost');
  let requests = 0;
  const counting = () => {
    requests += 1;
    return real();
  };
  await expect(ask(overrides, 'listPlans', request(), counting)).rejects.toThrow(TypeError);
  expect(requests).toBe(1);
});

test('an expired session says exactly jwt expired', async () => {
  const overrides = createOverrides();
  overrides.failOnce('listPlans', 'expired');
  const answer = await ask(overrides, 'listPlans');
  expect(answer.status).toBe(401);
  expect(await answer.json()).toEqual({ code: 'token_expired', message: 'jwt expired' });
});

test('a malformed answer is a 200 that is not JSON', async () => {
  const overrides = createOverrides();
  overrides.failOnce('listPlans', 'malformed');
  const answer = await ask(overrides, 'listPlans');
  expect(answer.status).toBe(200);
  await expect(answer.json()).rejects.toThrow(SyntaxError);
});

test('a request that is given up ends an answer that never comes', async () => {
  const overrides = createOverrides();
  overrides.override('listPlans', 'never');
  const controller = new AbortController();
  const answer = ask(
    overrides,
    'listPlans',
    new Request('http://huella.test/', { signal: controller.signal }),
  );
  controller.abort();
  await expect(answer).rejects.toThrow('aborted');
});

test('a fault lasts as many times as was said, or until it is lifted', async () => {
  const overrides = createOverrides();
  const statuses = async (count: number) => {
    const answers: number[] = [];
    for (let index = 0; index < count; index += 1) answers.push((await ask(overrides, 'listPlans')).status);
    return answers;
  };
  overrides.fail({ callId: 'listPlans', fault: 503, times: 2 });
  expect(await statuses(3)).toEqual([503, 503, 200]);
  overrides.fail({ callId: 'listPlans', fault: 429, times: null });
  overrides.fail({ callId: 'listPlans', fault: 500, times: null });
  overrides.failOnce('listPlans', 401);
  expect(await statuses(4)).toEqual([401, 500, 500, 500]);
  expect(overrides.pending()).toEqual([{ callId: 'listPlans', fault: 500, times: null }]);
  overrides.lift('listPlans');
  expect(await statuses(1)).toEqual([200]);
});
