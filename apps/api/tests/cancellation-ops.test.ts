import { requestCancellation } from '@huella/contract/policies';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ops } from './support/ops.ts';
import { newPerson } from './support/person.ts';
import { newPet } from './support/pet.ts';
import { send } from './support/send.ts';
import { spawnServer } from './support/spawn-server.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

/** A person with a cancellation request, on a running server. */
async function withCancellation() {
  const DATA_DIR = temporaryFolder();
  const { url } = await spawnServer({ DATA_DIR });
  const { token, email } = await newPerson(url);
  await newPet(url, token);
  const number = /HU-\d{8}/.exec((await ops(DATA_DIR, 'policy', 'list', email)).printed)?.[0] ?? '';
  const request = async () => {
    const body = { poliza: number, motivo: 'PRECIO', detalle: 'Me mudo' };
    const answer = await send('POST', `${url}${requestCancellation.path}`, { body, token });
    return z.parse(z.object({ codigo: z.string() }), answer.body).codigo;
  };
  const stateOf = async () => (await ops(DATA_DIR, 'policy', 'list', email)).printed;
  return { DATA_DIR, number, email, request, stateOf };
}

test('a request to end a policy is listed, rejected with a reason, asked again and confirmed once', async () => {
  const { DATA_DIR, number, email, request, stateOf } = await withCancellation();
  const first = await request();
  expect((await ops(DATA_DIR, 'cancellation', 'list', '--full')).printed).toMatch(
    new RegExp(`^${first} .* ${email} +${number} +.+ +PRECIO +Me mudo$`, 'm'),
  );
  expect(await ops(DATA_DIR, 'cancellation', 'reject', first)).toMatchObject({ code: 2 });
  const reason = 'La pidió otra persona';
  expect(await ops(DATA_DIR, 'cancellation', 'reject', first, '--reason', reason)).toMatchObject({
    code: 0,
    printed: `${first} rejected.`,
  });
  expect(await stateOf()).toMatch(/ valid$/m);
  const second = await request();
  expect(await ops(DATA_DIR, 'cancellation', 'confirm', second)).toMatchObject({
    code: 0,
    printed: `${second} confirmed.`,
  });
  expect(await stateOf()).toMatch(/ cancelled$/m);
  expect(await ops(DATA_DIR, 'cancellation', 'confirm', second)).toMatchObject({
    code: 1,
    complaints: `${second} was resolved before.`,
  });
  expect((await ops(DATA_DIR, 'cancellation', 'list')).printed).toBe('No cancellation requests.');
  expect((await ops(DATA_DIR, 'cancellation', 'list', '--state', 'rejected')).printed).toContain(first);
});

test('what is not there or not understood says so', async () => {
  const { DATA_DIR } = await withCancellation();
  expect(await ops(DATA_DIR, 'cancellation', 'confirm', 'ANUL-2026-ZZZZZZ')).toMatchObject({
    code: 1,
    complaints: 'No cancellation request has the code ANUL-2026-ZZZZZZ.',
  });
  expect(await ops(DATA_DIR, 'cancellation', 'list', '--state', 'x')).toMatchObject({ code: 2 });
  expect(await ops(DATA_DIR, 'cancellation', 'confirm')).toMatchObject({ code: 2 });
});
