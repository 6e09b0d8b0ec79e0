import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '../api/percentile.ts';
import { startProcess, type BenchProcess } from '../api/processes.ts';
import { newClient, type Client } from './clients.ts';
import { limitToShare } from './limit-to-share.ts';
import { watchProcessors } from './processor-time.ts';

const CLIENTS = 32;
const ROUND_SECONDS = 3;
/** Of two processes' requests per second to one's. */
const MIN_RATIO = 1.7;
const MAIL_SECONDS = 20;

interface Round {
  readonly perSecond: number;
  /** Milliseconds of all processors per request: API, database and clients. */
  readonly cost: number;
  readonly busy: number;
}

type Figures = ReadonlyMap<number, readonly Round[]>;

/**
 * Sends the same requests to one API process and to two on one PostgreSQL, in turns, and checks that each mail requested at both
 * was sent once. Returns the number of missed bars. Where one process and its clients use all processors, two cannot be faster,
 * so the bar is for a run with an eighth of a processor per process.
 */
export async function benchProcesses(rounds = 7): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'huella-processes-'));
  const folders = [join(folder, 'first'), join(folder, 'second')];
  const postgres = await startProcess('apps/api/testing/serve-postgres.ts');
  const variables = {
    DATABASE_URL: postgres.url,
    SECRETS_DIR: join(folder, 'secrets'),
    WEB_DIR: join(folder, 'no-web'),
    LOG_FORMAT: 'json',
  };
  const servers: BenchProcess[] = [];
  try {
    for (const DATA_DIR of folders)
      servers.push(await startProcess('apps/api/src/main.ts', { ...variables, DATA_DIR }));
    const urls = servers.map(({ url }) => url);
    const others = watchProcessors();
    await sleep(2000);
    console.log(`Before anything is asked ${percent(others().share)} of the processors are busy`);
    const clients: Client[] = [];
    for (let number = 1; number <= CLIENTS; number += 1)
      clients.push(await newClient(urls, `person-${number}`));
    const whole = await measure(clients, rounds);
    const release = limitToShare(
      servers.map(({ pid }) => pid),
      1 / 8,
    );
    const eighth = await measure(clients, rounds).finally(release);
    const missed = report(whole, eighth);
    await Promise.all(clients.map(({ email }, index) => forgetPassword(urls[index % 2] ?? '', email)));
    clients.flatMap(({ connections }) => connections).forEach((connection) => connection.close());
    return missed + (await reportMails(folders));
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(clients: readonly Client[], count: number): Promise<Figures> {
  const figures = new Map<number, Round[]>([
    [1, []],
    [2, []],
  ]);
  for (const processes of [1, 2]) await runRound(clients, processes);
  for (let round = 0; round < count; round += 1)
    for (const processes of round % 2 ? [2, 1] : [1, 2])
      figures.get(processes)?.push(await runRound(clients, processes));
  return figures;
}

async function runRound(clients: readonly Client[], processes: number): Promise<Round> {
  const stopWatching = watchProcessors();
  const from = performance.now();
  const end = from + ROUND_SECONDS * 1000;
  const counts = await Promise.all(clients.map((client, index) => repeat(client, index % processes, end)));
  const requests = counts.reduce((sum, each) => sum + each, 0);
  const { busy, share } = stopWatching();
  return { perSecond: (requests * 1000) / (performance.now() - from), cost: busy / requests, busy: share };
}

async function repeat({ connections, next }: Client, at: number, end: number): Promise<number> {
  let count = 0;
  while (performance.now() < end) {
    const request = next();
    const status = await connections[at]?.send(request);
    if (status !== 200) throw new Error(`${request.method} ${request.path} answered ${status}`);
    count += 1;
  }
  return count;
}

async function forgetPassword(url: string, email: string): Promise<void> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  };
  const { status } = await fetch(`${url}/auth/password`, init);
  if (status !== 200) throw new Error(`recoverPassword answered ${status}`);
}

function median(figures: Figures, processes: number, figure: keyof Round): number {
  const rounds = figures.get(processes) ?? [];
  return percentile(
    rounds.map((round) => round[figure]),
    0.5,
  );
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function report(whole: Figures, eighth: Figures): number {
  const ratioOf = (figures: Figures) => median(figures, 2, 'perSecond') / median(figures, 1, 'perSecond');
  const rows = [whole, eighth].flatMap((figures) =>
    [1, 2].map((processes) => ({
      processes,
      each: figures === whole ? 'all that there is' : 'an eighth of a processor',
      'requests/s': Math.round(median(figures, processes, 'perSecond')),
      'processor ms/request': median(figures, processes, 'cost').toFixed(3),
      'processors busy': percent(median(figures, processes, 'busy')),
      ratio: processes === 1 ? '' : `${ratioOf(figures).toFixed(2)}×`,
    })),
  );
  const most = 1 / median(whole, 1, 'busy');
  const isEnough = most >= MIN_RATIO;
  console.table(rows);
  console.log(
    `${cpus().length} processors, ${CLIENTS} clients in one process beside them, one request in five writes. With one process ` +
      `the processors have room for ${most.toFixed(2)} times as much, so the bar of ${MIN_RATIO}× is for ` +
      `${isEnough ? 'processes that take all that there is' : 'processes with an eighth of a processor each'}.`,
  );
  return ratioOf(isEnough ? whole : eighth) >= MIN_RATIO ? 0 : 1;
}

/** Each process has its own folder for mails; the same mail would have the same name in both. */
async function reportMails(folders: readonly string[]): Promise<number> {
  const sent = () => folders.map((folder) => mailsIn(join(folder, 'outbox')));
  const end = performance.now() + MAIL_SECONDS * 1000;
  while (sent().flat().length < CLIENTS && performance.now() < end) await sleep(200);
  await sleep(2000);
  const [first = [], second = []] = sent();
  const doubled = first.filter((name) => second.includes(name)).length;
  console.log(
    `${CLIENTS} mails asked for at both: ${first.length} sent by the first, ${second.length} by the second, ${doubled} by both`,
  );
  return doubled === 0 && first.length + second.length === CLIENTS ? 0 : 1;
}

function mailsIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
}
