import { afterEach, expect, test, vi } from 'vitest';
import { toAppError } from '../src/index.ts';
import { openTab, petsApi } from './support/tab.ts';

const { listBreeds, listPlans } = petsApi.endpoints;

afterEach(() => vi.unstubAllGlobals());

const fail = () => Promise.reject(new TypeError('Failed to fetch'));
const limited = (value: string) => () =>
  Response.json(
    { message: 'Demasiados intentos', code: 'too_many_requests' },
    { status: 429, headers: { 'Retry-After': value } },
  );

async function failureOf(answer: () => Response | Promise<Response>) {
  const tab = openTab(answer);
  const { error } = await tab.store.dispatch(listBreeds.initiate());
  return toAppError(error);
}

test('a D26 body gives code, message and fields', async () => {
  const fields = [{ path: 'email', code: 'invalid', message: 'Introduce un correo electrónico válido.' }];
  const body = { message: 'No se pudo', code: 'invalid_fields', fields };
  expect(await failureOf(() => Response.json(body, { status: 422 }))).toEqual({
    kind: 'http',
    status: 422,
    ...body,
  });
});

test('Retry-After is read in seconds and as a date', async () => {
  expect(await failureOf(limited('90'))).toMatchObject({ code: 'too_many_requests', retryAfter: 90 });
  expect((await failureOf(limited('Mon, 01 Jan 2001 00:00:00 GMT'))).retryAfter).toBe(0);
  expect(await failureOf(limited('soon'))).not.toHaveProperty('retryAfter');
});

test("a proxy's page is an http failure with a sentence of ours", async () => {
  const failure = await failureOf(() => new Response('<html>Bad gateway</html>', { status: 502 }));
  expect(failure).toMatchObject({ kind: 'http', status: 502, fields: [] });
  expect(failure.message).toBe('Ocurrió un problema. Intente nuevamente en unos minutos.');
});

test('a file that a proxy turns away for its size is told so, not to try again', async () => {
  const failure = await failureOf(() => new Response('<html>Too Large</html>', { status: 413 }));
  expect(failure.message).toBe('Los datos enviados son demasiado grandes.');
});

test.each([
  ['a broken one', () => new Response('{"id": 1, "nom', { headers: { 'Content-Type': 'application/json' } })],
  ['one of another shape', () => Response.json({ razas: [] })],
])('an answer that does not fit the contract is told apart: %s', async (_, answer) => {
  expect(await failureOf(answer)).toMatchObject({ kind: 'contract' });
});

test('no network and no connection are two sentences', async () => {
  expect(await failureOf(fail)).not.toHaveProperty('offline');
  vi.stubGlobal('navigator', { onLine: false });
  expect(await failureOf(fail)).toMatchObject({
    kind: 'network',
    offline: true,
    message: 'No hay conexión a internet. Revísela e intente nuevamente.',
  });
});

test('an answer that never comes is a timeout', async () => {
  const tab = openTab(
    (wire) =>
      new Promise((_, reject) => wire.signal.addEventListener('abort', () => reject(wire.signal.reason))),
  );
  const { error } = await tab.store.dispatch(listPlans.initiate());
  expect(toAppError(error)).toMatchObject({ kind: 'timeout' });
});

test('a call that the end of the session aborted is not an error of the contract', () => {
  expect(toAppError({ name: 'AbortError', message: 'reset' })).toMatchObject({ kind: 'network' });
});

test('toAppError takes anything', () => {
  for (const thrown of [undefined, null, 'x', new Error('x'), { name: 'Error', message: 'x' }])
    expect(toAppError(thrown)).toMatchObject({ kind: 'contract', fields: [] });
});
