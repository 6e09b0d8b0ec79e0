/** Calendars for other programs (D106). */
import { calls } from '@huella/contract';
import { addVideoCall, resolveChangeRequest } from '@huella/server/operator';
import { expect, test } from 'vitest';
import { requestChange } from '../src/request-change.ts';
import { atInstant } from '../src/at-instant.ts';
import { fieldMessages, newClient, type Client } from '../src/client.ts';
import { addEvent, changeEvent, eventBody, vaccination } from '../src/events.ts';
import { addPet, PASSWORD, signUpWithPerson } from '../src/fixtures.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';
import { withPause } from '../src/with-pause.ts';

const ctx = useSuiteContext();

const ALL = [
  'Consulta',
  'Vacuna',
  'DespExterna',
  'DespInterna',
  'Cria',
  'Celo',
  'Videollamada',
  'Cumpleaños',
  'Alimento',
  'Otro',
];

async function owner(mascota: object = {}) {
  const client = await signUpWithPerson(ctx());
  return { client, petId: await addPet(client, mascota) };
}

const set = (client: Client, body: object = {}) =>
  client.call(calls.setCalendarFeed, { body: { tipos: ALL, mascotas: null, ...body } });

async function switchOn(client: Client): Promise<string> {
  return new URL((await set(client)).body.url).pathname;
}

/** With the URL and nothing else, like a calendar program. */
async function read(path: string, headers: Record<string, string> = {}, { app, ports } = ctx()) {
  const request = new Request(new URL(path, ports.config.publicUrl), { headers });
  const response = await app.fetch(request, { incoming: { socket: { remoteAddress: '192.0.2.1' } } });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

interface Entry {
  readonly [name: string]: string | undefined;
}

/** A calendar's entries by UID, with only the triggers of their alarms. */
function entriesOf(text: string): Record<string, Entry> {
  const blocks = text.replaceAll('\r\n ', '').split('BEGIN:VEVENT\r\n').slice(1);
  const entries = blocks.map((block) => {
    const lines = block.slice(0, block.indexOf('END:VEVENT')).trimEnd().split('\r\n');
    const pairs = lines.map((line) => [/^[A-Z-]+/.exec(line)?.[0] ?? '', line] as const);
    return Object.fromEntries(pairs);
  });
  return Object.fromEntries(entries.map((entry) => [entry['UID']?.slice(4) ?? '', entry]));
}

test('a feed is off until it is switched on, and its choice changes without its URL', async () => {
  const { client, petId } = await owner();
  const off = (await client.call(calls.getCalendarFeed)).body;
  expect(off).toEqual({ url: null, tipos: ALL, mascotas: null, ultima_lectura: null });
  expect((await client.call(calls.renewCalendarFeed)).status).toBe(404);
  const { body } = await set(client);
  expect(body.url).toMatch(/^https?:\/\/.+\/calendario\/[\w-]{43}\.ics$/);
  const narrowed = (await set(client, { tipos: ['Vacuna'], mascotas: [petId] })).body;
  expect(narrowed).toEqual({ ...body, tipos: ['Vacuna'], mascotas: [petId] });
  expect((await client.call(calls.getCalendarFeed)).body).toEqual(narrowed);
});

test('N-C05G the URL alone reads it, in the open, and its last reading is shown', async () => {
  const { client, petId } = await owner();
  const id = await addEvent(client, vaccination(petId, { title: 'Secreta', description: 'Diagnóstico' }));
  const path = await switchOn(client);
  const feed = await read(path);
  expect([feed.status, feed.headers.get('Content-Type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(feed.text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
  expect(feed.text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(feed.text).not.toMatch(/Secreta|Diagn/);
  expect(entriesOf(feed.text)[`evento-${id}@huella`]).toMatchObject({
    SUMMARY: 'SUMMARY:Vacuna · Luna',
    DTSTART: 'DTSTART;TZID=America/Argentina/Buenos_Aires:20261120T101500',
    URL: `URL:${ctx().ports.config.webUrl}/tabs/historial/edit-event/${id}`,
  });
  expect((await client.call(calls.getCalendarFeed)).body.ultima_lectura).toBe(
    ctx().ports.clock.now().toISOString(),
  );
});

test('N-C01G the same UIDs each time, one more with each event; N-C02G a change raises its SEQUENCE alone', async () => {
  const { client, petId } = await owner();
  const [moved, kept] = [
    await addEvent(client, eventBody(petId, { done: false, event_on: '2026-12-10' })),
    await addEvent(client, eventBody(petId)),
  ];
  const path = await switchOn(client);
  const before = entriesOf((await read(path)).text);
  expect(before[`evento-${moved}@huella`]).toMatchObject({ TRIGGER: 'TRIGGER:-P1D' });
  expect(before[`evento-${kept}@huella`]).not.toHaveProperty('TRIGGER');
  expect((await read(path)).text).toBe((await read(path)).text);
  await changeEvent(client, moved, { hora: '11:15' });
  const added = await addEvent(client, eventBody(petId));
  const after = entriesOf((await read(path)).text);
  expect(Object.keys(after).toSorted()).toEqual(
    [...Object.keys(before), `evento-${added}@huella`].toSorted(),
  );
  expect(after[`evento-${moved}@huella`]).toMatchObject({ SEQUENCE: 'SEQUENCE:1' });
  expect(after[`evento-${kept}@huella`]).toEqual(before[`evento-${kept}@huella`]);
});

test('a pet’s other name is a change of all its entries, and of no other pet’s', async () => {
  const { client, petId } = await owner({ fecha_nacimiento: '2024-05-01' });
  const other = await addPet(client, { nombre: 'Milo' });
  const [renamed, kept] = [
    await addEvent(client, vaccination(petId)),
    await addEvent(client, vaccination(other)),
  ];
  const path = await switchOn(client);
  const before = entriesOf((await read(path)).text);
  const { body } = await requestChange(client, { mascotaId: petId, mascotaNombre: 'Nina' });
  expect(await resolveChangeRequest(ctx().ports, body.id, { approve: true })).toBe('approved');
  const after = entriesOf((await read(path)).text);
  for (const uid of [`evento-${renamed}`, `seguimiento-${renamed}`, `cumple-${petId}-2027-05-01`])
    expect(after[`${uid}@huella`], uid).toMatchObject({
      SUMMARY: expect.stringContaining('· Nina'),
      SEQUENCE: 'SEQUENCE:1',
      DTSTAMP: 'DTSTAMP:20261127T130000Z',
    });
  expect(after[`evento-${kept}@huella`]).toEqual(before[`evento-${kept}@huella`]);
});

test('a video call has no alarm any more once its day is over', async () => {
  const { client, petId } = await owner();
  const call = { day: '2026-11-27', time: '15:30', info: 'Dra. Paz' };
  expect(await addVideoCall(ctx().ports, petId, call)).toEqual({ id: expect.any(Number) });
  const path = new URL((await set(client, { tipos: ['Videollamada'] })).body.url).pathname;
  const entriesAt = async (instant: string) =>
    Object.values(entriesOf((await read(path, {}, atInstant(ctx(), instant))).text));
  expect(await entriesAt('2026-11-27T23:59:00-03:00')).toMatchObject([{ TRIGGER: 'TRIGGER:-P1D' }]);
  expect(await entriesAt('2026-11-28T00:00:00-03:00')).toEqual([
    expect.not.objectContaining({ TRIGGER: expect.anything() }),
  ]);
});

test('what was done has no alarm any more, what was deleted is gone', async () => {
  const { client, petId } = await owner();
  const [done, gone] = [
    await addEvent(client, eventBody(petId, { done: false, event_on: '2026-12-10' })),
    await addEvent(client, eventBody(petId, { done: false, event_on: '2026-12-11' })),
  ];
  const path = await switchOn(client);
  await changeEvent(client, done, { done: true, event_on: '2026-11-27', hora: '09:00' });
  await client.call(calls.deleteEvent, { params: { id: gone } });
  const entries = entriesOf((await read(path)).text);
  expect(entries[`evento-${done}@huella`]).not.toHaveProperty('TRIGGER');
  expect(entries).not.toHaveProperty(`evento-${gone}@huella`);
});

test('D103 a follow-up is a day of its own until something closes it', async () => {
  const { client, petId } = await owner();
  const first = await addEvent(client, vaccination(petId));
  const path = await switchOn(client);
  expect(entriesOf((await read(path)).text)[`seguimiento-${first}@huella`]).toMatchObject({
    DTSTART: 'DTSTART;VALUE=DATE:20271120',
    DTEND: 'DTEND;VALUE=DATE:20271121',
    TRIGGER: 'TRIGGER:-PT15H',
  });
  await addEvent(client, vaccination(petId, { event_on: '2026-11-25' }));
  expect(entriesOf((await read(path)).text)).not.toHaveProperty(`seguimiento-${first}@huella`);
});

test('N-C04G somebody born on 29 February has a birthday each year, each a whole day', async () => {
  const { client, petId } = await owner({ fecha_nacimiento: '2024-02-29' });
  const entries = entriesOf((await read(await switchOn(client))).text);
  expect(entries[`cumple-${petId}-2027-03-01@huella`]).toMatchObject({
    DTSTART: 'DTSTART;VALUE=DATE:20270301',
    DTEND: 'DTEND;VALUE=DATE:20270302',
  });
  expect(entries[`cumple-${petId}-2028-02-29@huella`]).toMatchObject({
    DTSTART: 'DTSTART;VALUE=DATE:20280229',
    DTEND: 'DTEND;VALUE=DATE:20280301',
  });
});

test('kinds and pets are chosen, of one’s own alone', async () => {
  const { client, petId } = await owner();
  const other = await addPet(client, { nombre: 'Milo' });
  const ids = [
    await addEvent(client, eventBody(petId)),
    await addEvent(client, vaccination(petId)),
    await addEvent(client, vaccination(other)),
  ];
  const path = await switchOn(client);
  await set(client, { tipos: ['Vacuna'], mascotas: [other] });
  const uids = Object.keys(entriesOf((await read(path)).text));
  expect(uids).toEqual([`evento-${ids[2]}@huella`, `seguimiento-${ids[2]}@huella`]);
  const stranger = await owner();
  expect(fieldMessages(await set(client, { mascotas: [stranger.petId] }))).toEqual({
    mascotas: 'Elija mascotas que sean suyas.',
  });
  for (const wrong of [{ tipos: [] }, { tipos: ['Nada'] }, { mascotas: [] }])
    expect((await set(client, wrong)).status).toBe(422);
});

test('what is chosen twice is kept once', async () => {
  const { client, petId } = await owner();
  const { body } = await set(client, { tipos: ['Vacuna', 'Celo', 'Vacuna'], mascotas: [petId, petId] });
  expect(body).toMatchObject({ tipos: ['Vacuna', 'Celo'], mascotas: [petId] });
});

test('a name with punctuation is unchanged in entries and alarms', async () => {
  const { client, petId } = await owner({ nombre: String.raw`Ana; Eva, \n` });
  await addEvent(client, vaccination(petId));
  const { text } = await read(await switchOn(client));
  const written = String.raw`Vacuna · Ana\; Eva\, \\N`;
  expect(text.split(`SUMMARY:${written}\r\n`)).toHaveLength(3);
  expect(text.split(`DESCRIPTION:${written}\r\n`)).toHaveLength(2);
});

test('a reading that was under way when the URL was renewed is none of the new one', async () => {
  const { client } = await owner();
  const path = await switchOn(client);
  const paused = withPause(ctx(), 'calendar_feeds', async () => {
    await client.call(calls.renewCalendarFeed);
  });
  expect((await read(path, {}, paused)).status).toBe(200);
  expect((await client.call(calls.getCalendarFeed)).body.ultima_lectura).toBeNull();
});

test('unchanged it is 304; renewed, the old URL answers as a made-up one', async () => {
  const { client } = await owner();
  const path = await switchOn(client);
  const tag = (await read(path)).headers.get('ETag') ?? '';
  for (const known of [tag, `"x", ${tag}`])
    expect(await read(path, { 'If-None-Match': known })).toMatchObject({ status: 304, text: '' });
  const renewed = new URL((await client.call(calls.renewCalendarFeed)).body.url).pathname;
  const [old, madeUp, malformed] = [
    await read(path),
    await read(`/calendario/${'x'.repeat(43)}.ics`),
    await read('/calendario/x.ics'),
  ];
  expect(old.status).toBe(404);
  expect([madeUp.text, malformed.text]).toEqual([old.text, old.text]);
  expect((await read(renewed)).status).toBe(200);
});

test('readings of one calendar are limited, with a time to wait; others are not held up', async () => {
  const [{ client }, other] = [await owner(), await owner()];
  const [path, spared] = [await switchOn(client), await switchOn(other.client)];
  for (let reading = 0; reading < 120; reading += 1) await read(path);
  const rejected = await read(path);
  const wait = Number(rejected.headers.get('Retry-After'));
  expect([rejected.status, wait > 0 && wait <= 15 * 60]).toEqual([429, true]);
  expect((await read(spared)).status).toBe(200);
  ctx().advance(wait * 1000);
  expect((await read(path)).status).toBe(200);
});

test('so are those from one IP, also of calendars that there are not', async () => {
  const reader = newClient(ctx());
  const { db, vault, clock } = ctx().ports;
  const key = await vault.fingerprint(`feed-ip\n${reader.ip}`);
  const begun = { key, window_start: clock.now().toISOString(), attempts: 2999 };
  await db.insertInto('rate_limits').values(begun).execute();
  const madeUp = `/calendario/${'x'.repeat(43)}.ics`;
  expect((await reader.send(madeUp)).status).toBe(404);
  const rejected = await reader.send(madeUp);
  expect([rejected.status, Number(rejected.headers.get('Retry-After')) > 0]).toEqual([429, true]);
  expect((await newClient(ctx()).send(madeUp)).status).toBe(404);
});

test('it ends with its account, and no log has its URL', async () => {
  const { client } = await owner();
  const path = await switchOn(client);
  await read(path);
  expect((await client.call(calls.deleteAccount, { body: { password: PASSWORD } })).status).toBeLessThan(300);
  expect((await read(path)).status).toBe(404);
  expect(ctx().logged.join('\n')).not.toContain(path.slice(-47, -4));
});

test('one event is a file, the same entry as in the feed, for its owner alone', async () => {
  const { client, petId } = await owner();
  const id = await addEvent(client, vaccination(petId));
  const file = await client.send(`/app/user/eventos/${id}/calendario`, {
    headers: { Authorization: `Bearer ${client.token}` },
  });
  const text = await file.text();
  expect(file.headers.get('Content-Disposition')).toContain(`evento-${id}.ics`);
  const feed = entriesOf((await read(await switchOn(client))).text);
  expect(entriesOf(text)).toEqual({
    [`evento-${id}@huella`]: feed[`evento-${id}@huella`],
    [`seguimiento-${id}@huella`]: feed[`seguimiento-${id}@huella`],
  });
  const { client: stranger } = await owner();
  expect((await stranger.call(calls.getEventFile, { params: { id } })).status).toBe(404);
});

test('tomorrow’s feed of the same events is the same', async () => {
  const { client } = await owner();
  const path = await switchOn(client);
  const tomorrow = atInstant(ctx(), '2026-11-28T12:00:00Z');
  expect((await read(path, {}, tomorrow)).text).toBe((await read(path)).text);
});
