import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createMockServer, type MockServer } from '../mock-server.ts';
import { argentineDay, createCallApi, emailOf, personaDescriptions, personaNames } from '@huella/personas';
import { readAll } from './testing/read-all.ts';
import { states } from './testing/states.ts';
import { listWireValues, SeenValues } from './testing/wire-values.ts';

async function missing({ db, clock }: MockServer): Promise<string[]> {
  const names: string[] = [];
  for (const [feature, state, person, found] of states) {
    const { id } = await db
      .selectFrom('accounts')
      .select('id')
      .where('email_key', '=', emailOf(person))
      .executeTakeFirstOrThrow();
    const from = found.replaceAll('?', String(id)).replace('{today}', argentineDay(clock.now()));
    const { rows } = await sql<{ found: number }>`select count(*) as found from ${sql.raw(from)}`.execute(db);
    if (!rows[0]?.found) names.push(`${feature}: ${state} (${person})`);
  }
  return names;
}

/** The contract's enumeration values, with the personas that get them. */
async function rowsOfWire(server: MockServer) {
  const seen = new SeenValues();
  const api = createCallApi('http://huella.test', (request) => server.fetch(request));
  for (const person of personaNames) seen.add(person, await readAll(api, person));
  return listWireValues().map(({ schema, path, value }) => ({ path, value, who: seen.who(schema, value) }));
}

test('everybody can be made on one server, also twice, whatever the day is, and is in the states of the table', async () => {
  for (const now of ['2026-03-05T10:00:00-03:00', '2028-02-29T23:30:00-03:00']) {
    const server = await createMockServer({ now: new Date(now) });
    for (const person of [...personaNames, ...personaNames]) await server.as(person);
    expect(await missing(server)).toEqual([]);
  }
}, 120_000);

test('every value that the contract enumerates is somebody’s, and the tables are those that people read', async () => {
  const server = await createMockServer({ now: new Date('2026-11-27T10:00:00-03:00') });
  for (const person of personaNames) await server.as(person);
  const wire = await rowsOfWire(server);
  expect(wire.filter(({ who }) => who.length === 0)).toEqual([]);
  const rows = states.map(([feature, state, person]) => `| ${feature} | ${state} | \`${person}\` |`);
  const values = wire.map(({ path, value, who }) => `| ${path} | ${value} | ${whoText(who)} |`);
  const people = personaNames.map((name) => `| \`${name}\` | ${personaDescriptions[name]} |`);
  const page = [
    '# Personas of QA',
    'Written by `personas.test.ts`: `npm run pnpm -- --filter @huella/mocks test -u` writes it.',
    ['| persona | what for |', '|---|---|', ...people].join('\n'),
    '## By feature',
    ['| feature | state | persona |', '|---|---|---|', ...rows].join('\n'),
    '## By the values of the contract',
    'The first three who have it. A value without a persona fails the test.',
    ['| call and field | value | personas |', '|---|---|---|', ...values].join('\n'),
  ];
  await expect(`${page.join('\n\n')}\n`).toMatchFileSnapshot('../../PERSONAS.md');
}, 120_000);

function whoText(who: readonly string[]): string {
  const named = who.slice(0, 3).map((name) => `\`${name}\``);
  return who.length > 3 ? `${named.join(' ')} …` : named.join(' ');
}
