import { createLegalRequest } from '@huella/contract/legal';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ops } from './support/ops.ts';
import { send } from './support/send.ts';
import { spawnServer } from './support/spawn-server.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

async function withLegalRequest() {
  const DATA_DIR = temporaryFolder();
  const { url } = await spawnServer({ DATA_DIR });
  const request = { tipo: 'BAJA', nombre: 'Ana Suárez', dni: '30123456', email: 'ana@correo.example' };
  const body = { ...request, poliza: 'HU-00000007', motivo: 'Me mudo' };
  const answer = await send('POST', `${url}${createLegalRequest.path}`, { body });
  const { codigo } = z.parse(z.object({ codigo: z.string() }), answer.body);
  return { DATA_DIR, codigo };
}

test('a request of a legal button is listed, and resolved once', async () => {
  const { DATA_DIR, codigo } = await withLegalRequest();
  const masked = await ops(DATA_DIR, 'legal', 'list');
  expect(masked.printed).toMatch(
    new RegExp(`^${codigo} .* A••• +•••456 +a•••@correo.example +HU-00000007 +Me mudo$`, 'm'),
  );
  const listed = await ops(DATA_DIR, 'legal', 'list', '--full');
  expect(listed.printed).toMatch(
    new RegExp(`^${codigo} .* Ana Suárez +30123456 +ana@correo.example +HU-00000007 +Me mudo$`, 'm'),
  );
  const resolved = await ops(DATA_DIR, 'legal', 'resolve', codigo);
  expect(resolved).toEqual({ code: 0, printed: `${codigo} resolved.`, complaints: '' });
  expect((await ops(DATA_DIR, 'legal', 'list')).printed).toBe('No legal requests.');
  expect((await ops(DATA_DIR, 'legal', 'list', '--state', 'resolved')).printed).toContain(codigo);
  expect(await ops(DATA_DIR, 'legal', 'resolve', codigo)).toMatchObject({
    code: 1,
    complaints: `${codigo} was resolved before.`,
  });
});

test('what cannot be resolved says why, and stays', async () => {
  const { DATA_DIR, codigo } = await withLegalRequest();
  expect(await ops(DATA_DIR, 'legal', 'resolve', codigo, '--cancel', 'HU-00000007')).toMatchObject({
    code: 1,
    complaints: 'No policy in an account has the number HU-00000007.',
  });
  expect(await ops(DATA_DIR, 'legal', 'resolve', 'BAJA-2026-ZZZZZZ')).toMatchObject({ code: 1 });
  expect(await ops(DATA_DIR, 'legal', 'list', '--state', 'x')).toMatchObject({ code: 2 });
  expect(await ops(DATA_DIR, 'legal', 'resolve')).toMatchObject({ code: 2 });
  expect((await ops(DATA_DIR, 'legal', 'list')).printed).toContain(codigo);
});
