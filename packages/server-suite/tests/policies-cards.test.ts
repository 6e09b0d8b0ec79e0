import { calls } from '@huella/contract';
import { cancelPolicy } from '@huella/server/operator';
import { expect, test } from 'vitest';
import { atInstant } from '../src/at-instant.ts';
import { MINUTE, type SuiteContext } from '../src/suite-context.ts';
import { addPet, logIn, signUpAndLogIn, signUpWithPerson, forgetPerson } from '../src/fixtures.ts';
import { newClient, type Reply, type Client } from '../src/client.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';

const cardsOf = (client: Client, email = client.email): Promise<Reply> =>
  client.call(calls.listCardRecords, { search: `?email=${encodeURIComponent(email)}` });

async function pagePath(client: Client): Promise<string> {
  const [card] = (await cardsOf(client)).body;
  return new URL(card.verificacion).pathname;
}

/** The same person on a server at another time. */
async function later(context: SuiteContext, client: Client, instant: string): Promise<Client> {
  const there = Object.assign(newClient(atInstant(context, instant)), { email: client.email });
  await logIn(there);
  return there;
}

/** A person with one pet whose policy begins on a day. */
async function insured(
  context: SuiteContext,
  { startDay, nombre = 'Luna' }: { startDay?: string; nombre?: string },
) {
  const client = await signUpWithPerson(context);
  const petId = await addPet(client, { nombre });
  if (startDay !== undefined) {
    const query = context.ports.db.updateTable('policies').set({ start_day: startDay });
    await query.where('pet_id', '=', petId).execute();
  }
  return client;
}

const ctx = useSuiteContext();

test('a card says the pet, the plan, the number, the year of coverage and the holder', async () => {
  const client = await insured(ctx(), { startDay: '2026-11-27' });
  const { body: plans } = await client.call(calls.listPlans);
  expect((await cardsOf(client)).body).toEqual([
    {
      nombre: 'Luna',
      plan: plans.find(({ id }: { id: number }) => id === 1).nombre,
      poliza: expect.stringMatching(/^HU-\d{8}$/),
      date: '2026-11-27',
      hasta: '2027-11-27',
      estado: 'vigente',
      anulada: null,
      titular: 'Ana Prueba',
      verificacion: expect.stringContaining(`${ctx().ports.config.publicUrl}/carnet/`),
    },
  ]);
});

test('without pets there is no card; one from before personal data were asked for names nobody', async () => {
  const client = await signUpAndLogIn(ctx());
  expect((await cardsOf(client)).body).toEqual([]);
  await addPet(client);
  await forgetPerson(ctx(), client);
  expect((await cardsOf(client)).body).toMatchObject([{ titular: '' }]);
});

test('the own email may be written in any case; one of somebody else has no cards', async () => {
  const client = await insured(ctx(), {});
  const other = await insured(ctx(), { nombre: 'Ajena' });
  expect((await cardsOf(client, ` ${client.email.toUpperCase()} `)).body).toHaveLength(1);
  for (const email of [other.email, 'nadie@correo.example', '', '%', `${client.email},${other.email}`]) {
    const reply = await cardsOf(client, email);
    expect([email, reply.status, reply.body]).toEqual([email, 200, []]);
  }
});

test('who asks without an email is told so', async () => {
  const client = await signUpAndLogIn(ctx());
  expect((await client.call(calls.listCardRecords)).status).toBe(422);
});

test.each([
  ['2026-11-28T02:59:59Z', '2026-11-28', 'futura', 'Todavía no vigente'],
  ['2026-11-28T03:00:00Z', '2026-11-28', 'vigente', 'Vigente'],
  ['2027-11-29T02:59:59Z', '2026-11-28', 'vigente', 'Vigente'],
  ['2027-11-29T03:00:00Z', '2026-11-28', 'vencida', 'Vencida'],
  ['2029-03-02T02:59:59Z', '2028-02-29', 'vigente', 'Vigente'],
  ['2029-03-02T03:00:00Z', '2028-02-29', 'vencida', 'Vencida'],
])('at %s a policy of %s is %s, by the Argentine day', async (instant, startDay, estado, words) => {
  const client = await insured(ctx(), { startDay });
  const there = await later(ctx(), client, instant);
  expect((await cardsOf(there)).body).toMatchObject([{ estado }]);
  expect(await (await there.send(await pagePath(there))).text()).toContain(`>${words}<`);
});

test('a cancelled policy is anulada, on the card and on its page', async () => {
  const client = await insured(ctx(), {});
  const path = await pagePath(client);
  const [{ poliza }] = (await cardsOf(client)).body;
  expect(await cancelPolicy(ctx().ports, poliza)).toBe('cancelled');
  expect(await cancelPolicy(ctx().ports, poliza)).toBe('already_cancelled');
  expect(await cancelPolicy(ctx().ports, 'HU-99999999')).toBe('not_found');
  expect((await cardsOf(client)).body).toMatchObject([{ estado: 'anulada' }]);
  expect(await (await client.send(path)).text()).toContain('>Anulada<');
});

test('the page says the state, the pet in title case and the plan, and nothing else of the person', async () => {
  const client = await insured(ctx(), { nombre: 'ñandú de la peña' });
  const page = await newClient(ctx()).send(await pagePath(client));
  expect(page.status).toBe(200);
  const [{ plan, poliza }] = (await cardsOf(client)).body;
  const text = await page.text();
  for (const shown of ['>Vigente<', '>Ñandú De La Peña<', `>${plan}<`]) expect(text).toContain(shown);
  for (const hidden of ['Ana', 'Prueba', client.email, poliza, '30123456'])
    expect(text).not.toContain(hidden);
});

test('the page is not kept, not indexed, not framed and runs no script', async () => {
  const client = await insured(ctx(), {});
  const page = await client.send(await pagePath(client));
  expect(page.headers.get('Content-Type')).toContain('text/html');
  expect(page.headers.get('Cache-Control')).toBe('no-store');
  expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(page.headers.get('Content-Security-Policy')).not.toContain('unsafe');
  const text = await page.text();
  expect(text).toContain('<meta name="robots" content="noindex"');
  expect(text).not.toMatch(/<script|javascript:| on\w+=/i);
});

test('a name from right to left is isolated on the page', async () => {
  const client = await insured(ctx(), { nombre: 'ليلى' });
  expect(await (await client.send(await pagePath(client))).text()).toContain('<dd>\u2068ليلى\u2069</dd>');
});

test('O-SE-01 O-SE-04 a name with markup is shown as text', async () => {
  const client = await insured(ctx(), { nombre: '<img src=x onerror="window.__x=1">' });
  const text = await (await client.send(await pagePath(client))).text();
  expect(text).not.toMatch(/<img/i);
  expect(text).toMatch(/&lt;img src/i);
});

test('an altered or made-up code does not verify, and every bad code reads the same', async () => {
  const client = await insured(ctx(), {});
  const other = await insured(ctx(), {});
  const [path, foreign] = [await pagePath(client), await pagePath(other)];
  const [id, signature] = path.replace('/carnet/', '').split(/-(.*)/, 2);
  const swapped = `/carnet/${id}-${foreign.split(/-(.*)/, 2)[1]}`;
  const lastMail = path.endsWith('A') ? 'B' : 'A';
  const bad = [
    swapped,
    `${path.slice(0, -1)}${lastMail}`,
    path.slice(0, -1),
    `${path}A`,
    `/carnet/0${id}-${signature}`,
    `/carnet/${id}`,
    '/carnet/',
    '/carnet/a/b',
    '/carnet/%ff',
    '/carnet/%00',
    '/carnet/<script>',
    `/carnet/${'9'.repeat(15)}-${signature}`,
    `/carnet/${'x'.repeat(3000)}`,
  ];
  const pages = new Set<string>();
  for (const damaged of bad) {
    const page = await newClient(ctx()).send(damaged);
    expect([damaged, page.status]).toEqual([damaged, 404]);
    pages.add(await page.text());
  }
  expect([...pages]).toEqual([expect.stringContaining('El carnet no verifica')]);
});

test('a code that was right is unknown once its policy is gone', async () => {
  const client = await insured(ctx(), {});
  const path = await pagePath(client);
  const made = await (await client.send('/carnet/1-AAAAAAAAAAAAAAAA')).text();
  await ctx().ports.db.deleteFrom('accounts').where('email_key', '=', client.email).execute();
  const gone = await client.send(path);
  expect([gone.status, await gone.text()]).toEqual([404, made]);
});

test('trying codes is limited by IP, with a time to wait', async () => {
  const client = newClient(ctx());
  for (let attempt = 0; attempt < 300; attempt += 1) await client.send(`/carnet/${attempt}`);
  const rejected = await client.send('/carnet/1');
  expect(rejected.status).toBe(429);
  expect(Number(rejected.headers.get('Retry-After'))).toBeLessThanOrEqual((15 * MINUTE) / 1000);
  expect(await rejected.text()).toContain('Demasiados intentos.');
  expect((await newClient(ctx()).send('/carnet/1')).status).toBe(404);
});
