import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { startProcess } from '../api/processes.ts';
import { faultsOf } from './check-calendar.ts';
import { newOwner, note, type Owner } from './owner.ts';
import { randomEvents } from './random-events.ts';
import { readByIcal, readByNodeIcal, type Entries } from './read-entries.ts';

const ZONES = ['UTC', 'America/Argentina/Buenos_Aires', 'Asia/Tokyo', 'America/New_York'];
const SOME = 500;
const MANY = 2000;
/** Of the feed with many events, compressed. */
const LARGEST_KILOBYTES = 400;
const LONGEST_MILLISECONDS = 150;
const READINGS = 9;

interface Prepared {
  readonly path: string;
  /** When each event is, by the database. */
  readonly expected: Entries;
}

export async function benchFeed(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'huella-bench-'));
  try {
    const prepared = await withServer(folder, 'UTC', prepare);
    const rows = [];
    for (const zone of ZONES) rows.push(await withServer(folder, zone, (url) => readIn(zone, url, prepared)));
    const [first] = rows;
    const missed = rows.filter(
      ({ wrong, faults, bytes }) => wrong > 0 || faults > 0 || bytes !== first?.bytes,
    );
    console.log(`\nA feed of ${prepared.expected.size} events from servers of four zones`);
    console.table(rows.map(({ bytes, ...row }) => ({ ...row, 'same bytes': bytes === first?.bytes })));
    return missed.length + (await benchLarge());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function prepare(url: string): Promise<Prepared> {
  const owner = await newOwner(url);
  await note(owner, randomEvents(SOME, 7, new Date()));
  return { path: await switchOn(owner), expected: await timeline(owner) };
}

async function readIn(zone: string, url: string, { path, expected }: Prepared) {
  const bytes = new Uint8Array(await (await fetch(new URL(path, url))).arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  const faults = faultsOf(bytes);
  if (faults.length > 0) console.log(faults.slice(0, 5));
  const wrong = [readByIcal(text), readByNodeIcal(text)].reduce(
    (sum, read) => sum + differences(read, expected),
    0,
  );
  return { zone, wrong, faults: faults.length, bytes: text };
}

function differences(read: Entries, expected: Entries): number {
  return [...expected].filter(([uid, when]) => read.get(uid) !== when).length;
}

async function benchLarge(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'huella-bench-'));
  try {
    return await withServer(folder, 'UTC', async (url) => {
      const owner = await newOwner(url);
      await note(owner, randomEvents(MANY, 11, new Date()));
      const path = await switchOn(owner);
      const times: number[] = [];
      let bytes = new Uint8Array();
      for (let reading = 0; reading < READINGS; reading += 1) {
        const from = performance.now();
        bytes = new Uint8Array(await (await fetch(new URL(path, url))).arrayBuffer());
        times.push(performance.now() - from);
      }
      const milliseconds = Math.round(times.toSorted((one, other) => one - other)[READINGS >> 1] ?? 0);
      const unpacked = Math.round(bytes.length / 1024);
      const kilobytes = Math.round(gzipSync(bytes).length / 1024);
      const met = milliseconds <= LONGEST_MILLISECONDS && kilobytes <= LARGEST_KILOBYTES;
      console.log(`\nA feed of ${MANY} events, the median of ${READINGS}`);
      console.table([
        { milliseconds, bar: LONGEST_MILLISECONDS, kilobytes, ' bar': LARGEST_KILOBYTES, unpacked, met },
      ]);
      return met ? 0 : 1;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function switchOn(owner: Owner): Promise<string> {
  const tipos = ['Consulta', 'Vacuna', 'DespExterna', 'DespInterna', 'Cria', 'Celo', 'Cumpleaños'];
  const feed = await owner.call('PUT', '/app/user/calendario', { tipos, mascotas: null });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own server's answer
  return new URL((feed as { url: string }).url).pathname;
}

interface Listed {
  readonly id: number;
  readonly tipo: string;
  readonly event_on: string;
  readonly hora: string;
}

async function timeline(owner: Owner): Promise<Entries> {
  const entries = new Map<string, string>();
  let search = '';
  for (;;) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own server's answer
    const page = (await owner.call('GET', `/app/user/eventos/timeline${search}`)) as Listed[];
    for (const { id, event_on, hora } of page)
      if (id > 0) entries.set(`evento-${id}@huella`, new Date(`${event_on}T${hora}:00-03:00`).toISOString());
    const last = page.at(-1);
    if (!last || page.length < 500) return entries;
    search = `?antes=${last.event_on}T${last.hora},${last.id}`;
  }
}

async function withServer<Result>(
  folder: string,
  zone: string,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const variables = { DATA_DIR: folder, LOG_FORMAT: 'json', TZ: zone };
  const server = await startProcess('apps/api/src/main.ts', variables);
  try {
    return await work(server.url);
  } finally {
    await server.stop();
  }
}
