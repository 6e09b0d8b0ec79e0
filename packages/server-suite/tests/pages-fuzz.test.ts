/** The server's own pages, with truncated links and invalid forms. */
import { damaged, fuzzing } from '@huella/server/testing/fuzz';
import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { addClaim, sendForm } from '../src/claims.ts';
import { addPet, signUpWithPerson } from '../src/fixtures.ts';
import { hostilePart, hostileText } from '../src/fuzz/arbitrary-json.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';
import { openDevice, vetPathOf, type VetDevice } from '../src/vet-page.ts';

const ctx = useSuiteContext();
const STEPS = ['quien', 'atencion', 'sintomas', 'hecho', 'pedidos', 'revision'];

let device: VetDevice;

beforeAll(async () => {
  const owner = await signUpWithPerson(ctx());
  const claimId = await addClaim(owner, await addPet(owner));
  await sendForm(owner, claimId);
  device = openDevice(ctx(), await vetPathOf(owner, claimId));
});

const failures = () => ctx().logged.filter((line) => line.includes('"level":"error"'));

async function noLimits(): Promise<void> {
  await ctx().ports.db.deleteFrom('rate_limits').execute();
}

const names = fc.oneof(
  hostileText,
  fc.constantFrom(
    '__proto__',
    'confirmacion.x',
    'hecho.-1.descripcion',
    'hecho.99999999999.descripcion',
    'pedidos.0',
    'sintomas.comun',
    'agregar',
    'quitar',
  ),
);

test('the vet’s form is shown and goes on, whatever was sent of it', async () => {
  const before = failures();
  for (const step of STEPS) {
    const shown = await device.fieldsOf(`?paso=${step}`);
    const { confirmacion = '', ...fields } = shown;
    const typed = fc.record({
      known: fc.record(Object.fromEntries(Object.keys(fields).map((name) => [name, hostileText])), {
        requiredKeys: [],
      }),
      unknown: fc.dictionary(names, hostileText, { maxKeys: 3 }),
    });
    const goesOn = fc.asyncProperty(typed, async ({ known, unknown }) => {
      await noLimits();
      const sent = await device.post(`?paso=${step}`, { ...fields, ...known, ...unknown, confirmacion });
      expect([303, 413]).toContain(sent.status);
      for (const place of [step, 'revision']) {
        const { status } = await device.client.send(`${device.path}?paso=${place}`);
        expect(status).toBe(200);
      }
    });
    await fc.assert(goesOn, fuzzing(8));
  }
  expect(failures()).toEqual(before);
}, 3_600_000);

test('bytes that are not a form are rejected', async () => {
  const before = failures();
  const right = new TextEncoder().encode(
    new URLSearchParams(await device.fieldsOf('?paso=quien')).toString(),
  );
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const isAnswered = fc.asyncProperty(damaged([right]), async (body) => {
    await noLimits();
    const init = { method: 'POST', headers, body };
    expect((await device.client.send(`${device.path}?paso=quien`, init)).status).toBeLessThan(500);
  });
  await fc.assert(isAnswered, fuzzing(40));
  expect(failures()).toEqual(before);
}, 3_600_000);

test('a link that was cut or made up leads to a page that says so', async () => {
  const before = failures();
  const secret = device.path.slice(device.path.lastIndexOf('/') + 1);
  const cut = fc.nat(secret.length - 1).map((length) => secret.slice(0, length));
  const changed = fc
    .tuple(cut, fc.constantFrom('A', '.', '-', '%00', 'ñ'))
    .map(([start, more]) => start + more);
  const paths = fc.record({
    page: fc.constantFrom('/veterinario', '/carnet', '/auth/nueva-clave', '/auth/asociar', '/calendario'),
    code: fc.oneof(cut, changed, hostilePart, fc.string({ unit: 'binary', maxLength: 300 }).map(encoded)),
    rest: fc.constantFrom('', '/', '/foto', '?paso=nada&fila=%00', '?paso=hecho&fila=-1'),
    method: fc.constantFrom('GET', 'POST'),
  });
  const isAnswered = fc.asyncProperty(paths, async ({ page, code, rest, method }) => {
    await noLimits();
    const body = method === 'POST' ? new URLSearchParams({ password: 'x', confirm: 'y' }) : null;
    const response = await device.client.send(`${page}/${code}${rest}`, { method, body });
    expect(response.status).toBeGreaterThanOrEqual(300);
    expect(response.status).toBeLessThan(500);
  });
  await fc.assert(isAnswered, fuzzing(200));
  expect(failures()).toEqual(before);
}, 3_600_000);

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
