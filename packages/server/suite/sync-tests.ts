import { calls } from '@huella/contract';
import { deliverOutbox } from '@huella/server';
import { importPortalPolicies, type PortalValues } from '@huella/server/operator';
import { expect, test } from 'vitest';
import { countStatements } from './count-statements.ts';
import { DAY, HOUR, MINUTE, type Bench } from './home.ts';
import { member, portalLine, withPerson } from './people.ts';
import { fieldMessages, newVisitor, statusesOf, type Visitor } from './visitor.ts';

const ask = (visitor: Visitor, email: unknown = visitor.email) =>
  visitor.call(calls.requestSyncLink, { body: { email } });

/** A pet that another channel insured under an address. */
async function waiting(bench: Bench, email: string, changes: Partial<PortalValues> = {}): Promise<string> {
  const line = portalLine(email, changes);
  const report = await importPortalPolicies(bench.ports, [line], { checkOnly: false });
  expect(report.problems).toEqual([]);
  return line.values.poliza;
}

/** Asks for a link and opens the mail. */
async function linkFor(bench: Bench, visitor: Visitor, email = visitor.email): Promise<string> {
  expect((await ask(visitor, email)).status).toBe(200);
  await deliverOutbox(bench.ports);
  const mail = bench.mails.findLast(({ to }) => to === email);
  const link = /https?:\S+\/auth\/asociar\/\S+/.exec(mail?.text ?? '')?.[0];
  if (!link) throw new Error('no link was mailed');
  return new URL(link).pathname;
}

const confirm = (visitor: Visitor, path: string, headers: Record<string, string> = {}) =>
  visitor.send(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: '',
  });

const petsOf = async (visitor: Visitor) => (await visitor.call(calls.listPets)).body;

/** Pets that were contracted elsewhere, from the request to the account. */
export function syncTests(bench: () => Bench): void {
  test('a mailed link brings the pets, their plans, numbers and days into the account', async () => {
    const visitor = await withPerson(bench());
    const poliza = await waiting(bench(), visitor.email.toUpperCase());
    await waiting(bench(), visitor.email, { mascota: 'Mishi', especie: 'gato', raza: 'Mestizo', sexo: 'H' });
    const path = await linkFor(bench(), visitor);
    const done = await confirm(visitor, path);
    expect(done.status).toBe(200);
    expect(await done.text()).toMatch(/Toto, Mishi[\s\S]*Abrir Huella/);
    expect(await petsOf(visitor)).toMatchObject([
      {
        nombre: 'toto',
        animal: 'Perro',
        raza: 'Mestizo',
        plan: 'Plan 2 Compañero',
        fecha_nacimiento: '2023-02-01',
      },
      { nombre: 'Mishi', animal: 'Gato', sexo: 'H', peso: null },
    ]);
    const search = `?email=${encodeURIComponent(visitor.email)}`;
    const { body: cards } = await visitor.call(calls.listCardRecords, { search });
    expect(cards).toMatchObject([{ poliza, date: '2026-06-01', estado: 'vigente' }, { nombre: 'Mishi' }]);
  });

  test('the address may be another than the account’s: who reads its mail decides', async () => {
    const visitor = await withPerson(bench());
    const other = newVisitor(bench());
    await waiting(bench(), other.email);
    const path = await linkFor(bench(), visitor, other.email);
    expect(bench().mails.at(-1)?.to).toBe(other.email);
    const told = [bench().mails.at(-1)?.text ?? '', await (await other.send(path)).text()];
    for (const text of told) {
      expect(text).toContain(`p•••@${visitor.email.split('@')[1]}`);
      expect(text).not.toContain(visitor.email);
    }
    expect(await petsOf(visitor)).toEqual([]);
    expect((await confirm(other, path)).status).toBe(200);
    expect(await petsOf(visitor)).toHaveLength(1);
  });

  test('the mail goes to the address that is looked up, not to one that looks like it', async () => {
    const visitor = await withPerson(bench());
    const holder = `kira.${visitor.email}`;
    await waiting(bench(), holder);
    // The Kelvin sign is a k in lower case, and another mailbox.
    expect((await ask(visitor, holder.replace('k', '\u212A'))).status).toBe(200);
    await deliverOutbox(bench().ports);
    expect(bench().mails.at(-1)?.to).toBe(holder);
  });

  test('the page says what goes where, and opening it associates nothing', async () => {
    const visitor = await withPerson(bench());
    await waiting(bench(), visitor.email);
    const path = await linkFor(bench(), visitor);
    for (const method of ['GET', 'HEAD', 'GET'])
      expect((await visitor.send(path, { method })).status).toBe(200);
    const text = await (await visitor.send(path)).text();
    expect(text).toContain('Toto (Perro): Plan 2 Compañero');
    expect(text).toContain('su cuenta de Huella, la de este mismo email');
    expect(text).not.toMatch(/<script|javascript:| on\w+=/i);
    expect(await petsOf(visitor)).toEqual([]);
  });

  test('a link serves once, also for two at the same moment', async () => {
    const visitor = await withPerson(bench());
    await waiting(bench(), visitor.email);
    const path = await linkFor(bench(), visitor);
    const replies = await Promise.all([1, 2, 3].map(() => confirm(visitor, path)));
    expect(statusesOf(replies)).toEqual([200, 404, 404]);
    expect(await petsOf(visitor)).toHaveLength(1);
    const again = await confirm(visitor, path);
    expect(await again.text()).toContain('No quedan mascotas por asociar');
    expect((await visitor.send(path)).status).toBe(404);
    await waiting(bench(), visitor.email);
    expect((await confirm(visitor, path)).status).toBe(404);
    expect(await petsOf(visitor)).toHaveLength(1);
  });

  test('two accounts that follow their links at once share nothing', async () => {
    const holder = newVisitor(bench());
    await waiting(bench(), holder.email);
    await waiting(bench(), holder.email, { mascota: 'Mishi' });
    const [one, two] = [await withPerson(bench()), await withPerson(bench())];
    const paths = [await linkFor(bench(), one, holder.email), await linkFor(bench(), two, holder.email)];
    const replies = await Promise.all(paths.map((path) => confirm(holder, path)));
    expect(statusesOf(replies)).toEqual([200, 404]);
    const counts = [(await petsOf(one)).length, (await petsOf(two)).length];
    expect(counts.toSorted((left, right) => left - right)).toEqual([0, 2]);
  });

  test('a link is over after a day, and one that is made up is none', async () => {
    const visitor = await withPerson(bench());
    await waiting(bench(), visitor.email);
    const path = await linkFor(bench(), visitor);
    bench().pass(DAY + MINUTE);
    for (const address of [path, '/auth/asociar/x', '/auth/asociar/%ff', '/auth/asociar/<script>']) {
      const pages = [await newVisitor(bench()).send(address), await confirm(newVisitor(bench()), address)];
      for (const page of pages) {
        expect([address, page.status]).toEqual([address, 404]);
        expect(await page.text()).toMatch(/El enlace ya no sirve[\s\S]*\/tabs\/ajustes\/asociar/);
      }
    }
  });

  test('a form on another site is refused', async () => {
    const visitor = await withPerson(bench());
    await waiting(bench(), visitor.email);
    const path = await linkFor(bench(), visitor);
    const strangers: Record<string, string>[] = [
      { 'Sec-Fetch-Site': 'cross-site' },
      { Origin: 'https://evil.example' },
    ];
    for (const headers of strangers) expect((await confirm(visitor, path, headers)).status).toBe(404);
    expect(await petsOf(visitor)).toEqual([]);
    expect((await confirm(visitor, path, { 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200);
  });

  test('where nothing waits the mail says so in plain words, without a link', async () => {
    const visitor = await withPerson(bench());
    const email = newVisitor(bench()).email;
    await ask(visitor, email);
    await deliverOutbox(bench().ports);
    const mail = bench().mails.findLast(({ to }) => to === email);
    expect(mail?.subject).toBe('No encontramos mascotas para asociar');
    expect(mail?.text).not.toContain('http');
    expect(mail?.html).not.toContain('href');
  });

  test('the answer does not tell whether policies wait, and the same statements run', async () => {
    const visitor = await withPerson(bench());
    const [known, unknown] = [newVisitor(bench()).email, newVisitor(bench()).email];
    await waiting(bench(), known);
    const runs = [];
    for (const email of [known, unknown]) {
      const counted = countStatements(bench());
      const there = Object.assign(newVisitor(counted.bench), { token: visitor.token });
      const reply = await ask(there, email);
      runs.push({ status: reply.status, body: reply.body, statements: counted.statements() });
    }
    expect(runs[0]?.statements.length).toBeGreaterThan(3);
    expect(runs[0]).toEqual(runs[1]);
  });

  test('no link rests in the outbox, and of a link only its hash in the database', async () => {
    const visitor = await withPerson(bench());
    await waiting(bench(), visitor.email);
    await ask(visitor);
    const { db } = bench().ports;
    expect(JSON.stringify(await db.selectFrom('outbox').selectAll().execute())).not.toContain('asociar');
    const secret = (await linkFor(bench(), visitor)).split('/').at(-1) ?? '';
    expect(JSON.stringify(await db.selectFrom('sync_links').selectAll().execute())).not.toContain(secret);
  });

  test('without personal data the request is refused in the words of the specification', async () => {
    const visitor = await member(bench());
    const reply = await ask(visitor);
    expect([reply.status, reply.body.code]).toEqual([409, 'person_required']);
    expect(reply.body.message).toBe(
      'No se encontraron datos personales. Por favor, complete sus datos antes de continuar.',
    );
  });

  test.each([
    ['', 'Por favor, ingrese su email'],
    ['no-es-mail', 'Por favor, ingrese un email valido'],
    ['a@b.com\r\nBcc: otro@correo.example', 'Por favor, ingrese un email valido'],
  ])('the email %j is refused', async (email, message) => {
    const reply = await ask(await withPerson(bench()), email);
    expect([reply.status, fieldMessages(reply)]).toEqual([422, { email: message }]);
  });

  test('requests are limited per account and per address, with a time to wait', async () => {
    const visitor = await withPerson(bench());
    const recipient = newVisitor(bench()).email;
    for (let time = 0; time < 5; time += 1) expect((await ask(visitor, recipient)).status).toBe(200);
    const refused = await ask(visitor, recipient.toUpperCase());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await ask(await withPerson(bench()), recipient)).status).toBe(429);
    const statuses = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await ask(visitor, `${time}${recipient}`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    bench().pass(HOUR);
  });

  test('a repetition with the same key posts one mail', async () => {
    const visitor = await withPerson(bench());
    const call = () => visitor.call(calls.requestSyncLink, { body: { email: visitor.email }, key: 'una' });
    expect([(await call()).status, (await call()).status]).toEqual([200, 200]);
    const before = bench().mails.length;
    await deliverOutbox(bench().ports);
    expect(
      bench()
        .mails.slice(before)
        .filter(({ to }) => to === visitor.email),
    ).toHaveLength(1);
  });

  test('O-SE-01 O-SE-04 names with markup are text in the page and in the mail', async () => {
    const visitor = await withPerson(bench());
    const mascota = "<a href='https://evil.example'>click</a>";
    await waiting(bench(), visitor.email, { mascota });
    const path = await linkFor(bench(), visitor);
    expect(bench().mails.at(-1)?.html).not.toMatch(/<a[ /][^>]*evil/i);
    for (const page of [await visitor.send(path), await confirm(visitor, path)]) {
      const text = await page.text();
      expect(text).not.toMatch(/<a[ /][^>]*evil/i);
      expect(text).toMatch(/&lt;a href/i);
    }
  });
}
