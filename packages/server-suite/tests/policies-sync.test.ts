import { calls } from '@huella/contract';
import { deliverOutbox } from '@huella/server';
import { importExternalPolicies, type ExternalPolicyValues } from '@huella/server/operator';
import { expect, test } from 'vitest';
import { countStatements } from '../src/count-statements.ts';
import { DAY, HOUR, MINUTE, type SuiteContext } from '../src/suite-context.ts';
import { signUpAndLogIn, externalPolicyLine, signUpWithPerson } from '../src/fixtures.ts';
import { fieldMessages, newClient, statusesOf, type Client } from '../src/client.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';

const ask = (client: Client, email: unknown = client.email) =>
  client.call(calls.requestSyncLink, { body: { email } });

async function waiting(
  context: SuiteContext,
  email: string,
  changes: Partial<ExternalPolicyValues> = {},
): Promise<string> {
  const line = externalPolicyLine(email, changes);
  const report = await importExternalPolicies(context.ports, [line], { checkOnly: false });
  expect(report.problems).toEqual([]);
  return line.values.poliza;
}

async function linkFor(context: SuiteContext, client: Client, email = client.email): Promise<string> {
  expect((await ask(client, email)).status).toBe(200);
  await deliverOutbox(context.ports);
  const mail = context.mails.findLast(({ to }) => to === email);
  const link = /https?:\S+\/auth\/asociar\/\S+/.exec(mail?.text ?? '')?.[0];
  if (!link) throw new Error('no link was mailed');
  return new URL(link).pathname;
}

const confirm = (client: Client, path: string, headers: Record<string, string> = {}) =>
  client.send(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: '',
  });

const petsOf = async (client: Client) => (await client.call(calls.listPets)).body;

const ctx = useSuiteContext();

test('a mailed link brings the pets, their plans, numbers and days into the account', async () => {
  const client = await signUpWithPerson(ctx());
  const poliza = await waiting(ctx(), client.email.toUpperCase());
  await waiting(ctx(), client.email, { mascota: 'Mishi', especie: 'gato', raza: 'Mestizo', sexo: 'H' });
  const path = await linkFor(ctx(), client);
  const done = await confirm(client, path);
  expect(done.status).toBe(200);
  expect(await done.text()).toMatch(/Toto, Mishi[\s\S]*Abrir Huella/);
  expect(await petsOf(client)).toMatchObject([
    {
      nombre: 'toto',
      animal: 'Perro',
      raza: 'Mestizo',
      plan: 'Plan 2 Compañero',
      fecha_nacimiento: '2023-02-01',
    },
    { nombre: 'Mishi', animal: 'Gato', sexo: 'H', peso: null },
  ]);
  const search = `?email=${encodeURIComponent(client.email)}`;
  const { body: cards } = await client.call(calls.listCardRecords, { search });
  expect(cards).toMatchObject([{ poliza, date: '2026-06-01', estado: 'vigente' }, { nombre: 'Mishi' }]);
});

test('the email may be another than the account’s: who reads its mail decides', async () => {
  const client = await signUpWithPerson(ctx());
  const other = newClient(ctx());
  await waiting(ctx(), other.email);
  const path = await linkFor(ctx(), client, other.email);
  expect(ctx().mails.at(-1)?.to).toBe(other.email);
  const texts = [ctx().mails.at(-1)?.text ?? '', await (await other.send(path)).text()];
  for (const text of texts) {
    expect(text).toContain(`p•••@${client.email.split('@')[1]}`);
    expect(text).not.toContain(client.email);
  }
  expect(await petsOf(client)).toEqual([]);
  expect((await confirm(other, path)).status).toBe(200);
  expect(await petsOf(client)).toHaveLength(1);
});

test('the mail goes to the email that is looked up, not to one that looks like it', async () => {
  const client = await signUpWithPerson(ctx());
  const holder = `kira.${client.email}`;
  await waiting(ctx(), holder);
  // The Kelvin sign lower-cases to k, but is another mailbox.
  expect((await ask(client, holder.replace('k', '\u212A'))).status).toBe(200);
  await deliverOutbox(ctx().ports);
  expect(ctx().mails.at(-1)?.to).toBe(holder);
});

test('the page says what goes where, and opening it associates nothing', async () => {
  const client = await signUpWithPerson(ctx());
  await waiting(ctx(), client.email);
  const path = await linkFor(ctx(), client);
  for (const method of ['GET', 'HEAD', 'GET']) expect((await client.send(path, { method })).status).toBe(200);
  const text = await (await client.send(path)).text();
  expect(text).toContain('Toto (Perro): Plan 2 Compañero');
  expect(text).toContain('su cuenta de Huella, la de este mismo email');
  expect(text).not.toMatch(/<script|javascript:| on\w+=/i);
  expect(await petsOf(client)).toEqual([]);
});

test('a link serves once, also for two at the same moment', async () => {
  const client = await signUpWithPerson(ctx());
  await waiting(ctx(), client.email);
  const path = await linkFor(ctx(), client);
  const replies = await Promise.all([1, 2, 3].map(() => confirm(client, path)));
  expect(statusesOf(replies)).toEqual([200, 404, 404]);
  expect(await petsOf(client)).toHaveLength(1);
  const again = await confirm(client, path);
  expect(await again.text()).toContain('No quedan mascotas por asociar');
  expect((await client.send(path)).status).toBe(404);
  await waiting(ctx(), client.email);
  expect((await confirm(client, path)).status).toBe(404);
  expect(await petsOf(client)).toHaveLength(1);
});

test('two accounts that follow their links at once share nothing', async () => {
  const holder = newClient(ctx());
  await waiting(ctx(), holder.email);
  await waiting(ctx(), holder.email, { mascota: 'Mishi' });
  const [one, two] = [await signUpWithPerson(ctx()), await signUpWithPerson(ctx())];
  const paths = [await linkFor(ctx(), one, holder.email), await linkFor(ctx(), two, holder.email)];
  const replies = await Promise.all(paths.map((path) => confirm(holder, path)));
  expect(statusesOf(replies)).toEqual([200, 404]);
  const counts = [(await petsOf(one)).length, (await petsOf(two)).length];
  expect(counts.toSorted((left, right) => left - right)).toEqual([0, 2]);
});

test('a link expires after a day, and a made-up one is invalid', async () => {
  const client = await signUpWithPerson(ctx());
  await waiting(ctx(), client.email);
  const path = await linkFor(ctx(), client);
  ctx().advance(DAY + MINUTE);
  for (const damaged of [path, '/auth/asociar/x', '/auth/asociar/%ff', '/auth/asociar/<script>']) {
    const pages = [await newClient(ctx()).send(damaged), await confirm(newClient(ctx()), damaged)];
    for (const page of pages) {
      expect([damaged, page.status]).toEqual([damaged, 404]);
      expect(await page.text()).toMatch(/El enlace ya no sirve[\s\S]*\/tabs\/ajustes\/asociar/);
    }
  }
});

test('a form on another site is rejected', async () => {
  const client = await signUpWithPerson(ctx());
  await waiting(ctx(), client.email);
  const path = await linkFor(ctx(), client);
  const strangers: Record<string, string>[] = [
    { 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'https://evil.example' },
  ];
  for (const headers of strangers) expect((await confirm(client, path, headers)).status).toBe(404);
  expect(await petsOf(client)).toEqual([]);
  expect((await confirm(client, path, { 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200);
});

test('where nothing waits the mail says so in plain words, without a link', async () => {
  const client = await signUpWithPerson(ctx());
  const email = newClient(ctx()).email;
  await ask(client, email);
  await deliverOutbox(ctx().ports);
  const mail = ctx().mails.findLast(({ to }) => to === email);
  expect(mail?.subject).toBe('No encontramos mascotas para asociar');
  expect(mail?.text).not.toContain('http');
  expect(mail?.html).not.toContain('href');
});

test('the answer does not tell whether policies wait, and the same statements run', async () => {
  const client = await signUpWithPerson(ctx());
  const [known, unknown] = [newClient(ctx()).email, newClient(ctx()).email];
  await waiting(ctx(), known);
  const runs = [];
  for (const email of [known, unknown]) {
    const counted = countStatements(ctx());
    const there = Object.assign(newClient(counted.ctx), { token: client.token });
    const reply = await ask(there, email);
    runs.push({ status: reply.status, body: reply.body, statements: counted.statements() });
  }
  expect(runs[0]?.statements.length).toBeGreaterThan(3);
  expect(runs[0]).toEqual(runs[1]);
});

test('no link rests in the outbox, and of a link only its hash in the database', async () => {
  const client = await signUpWithPerson(ctx());
  await waiting(ctx(), client.email);
  await ask(client);
  const { db } = ctx().ports;
  expect(JSON.stringify(await db.selectFrom('outbox').selectAll().execute())).not.toContain('asociar');
  const secret = (await linkFor(ctx(), client)).split('/').at(-1) ?? '';
  expect(JSON.stringify(await db.selectFrom('sync_links').selectAll().execute())).not.toContain(secret);
});

test('without personal data the request is rejected in the words of the specification', async () => {
  const client = await signUpAndLogIn(ctx());
  const reply = await ask(client);
  expect([reply.status, reply.body.code]).toEqual([409, 'person_required']);
  expect(reply.body.message).toBe(
    'No se encontraron datos personales. Por favor, complete sus datos antes de continuar.',
  );
});

test.each([
  ['', 'Por favor, ingrese su email'],
  ['no-es-mail', 'Por favor, ingrese un email valido'],
  ['a@b.com\r\nBcc: otro@correo.example', 'Por favor, ingrese un email valido'],
])('the email %j is rejected', async (email, message) => {
  const reply = await ask(await signUpWithPerson(ctx()), email);
  expect([reply.status, fieldMessages(reply)]).toEqual([422, { email: message }]);
});

test('requests are limited per account and per email, with a time to wait', async () => {
  const client = await signUpWithPerson(ctx());
  const recipient = newClient(ctx()).email;
  for (let time = 0; time < 5; time += 1) expect((await ask(client, recipient)).status).toBe(200);
  const rejected = await ask(client, recipient.toUpperCase());
  expect(rejected.status).toBe(429);
  expect(Number(rejected.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await ask(await signUpWithPerson(ctx()), recipient)).status).toBe(429);
  const statuses = [];
  for (let time = 0; time < 6; time += 1) statuses.push((await ask(client, `${time}${recipient}`)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  ctx().advance(HOUR);
});

test('a repetition with the same key posts one mail', async () => {
  const client = await signUpWithPerson(ctx());
  const call = () => client.call(calls.requestSyncLink, { body: { email: client.email }, key: 'una' });
  expect([(await call()).status, (await call()).status]).toEqual([200, 200]);
  const before = ctx().mails.length;
  await deliverOutbox(ctx().ports);
  expect(
    ctx()
      .mails.slice(before)
      .filter(({ to }) => to === client.email),
  ).toHaveLength(1);
});

test('O-SE-01 O-SE-04 names with markup are text in the page and in the mail', async () => {
  const client = await signUpWithPerson(ctx());
  const mascota = "<a href='https://evil.example'>click</a>";
  await waiting(ctx(), client.email, { mascota });
  const path = await linkFor(ctx(), client);
  expect(ctx().mails.at(-1)?.html).not.toMatch(/<a[ /][^>]*evil/i);
  for (const page of [await client.send(path), await confirm(client, path)]) {
    const text = await page.text();
    expect(text).not.toMatch(/<a[ /][^>]*evil/i);
    expect(text).toMatch(/&lt;a href/i);
  }
});

test('a name from right to left keeps the order of its line and its list', async () => {
  const client = await signUpWithPerson(ctx());
  await waiting(ctx(), client.email, { mascota: 'ליאה' });
  await waiting(ctx(), client.email, { mascota: 'Sol' });
  const path = await linkFor(ctx(), client);
  expect(await (await client.send(path)).text()).toContain('\u2068ליאה\u2069 (Perro): Plan 2');
  expect(await (await confirm(client, path)).text()).toContain(
    'Ya puede ver en Huella: \u2068ליאה\u2069, Sol.',
  );
});
