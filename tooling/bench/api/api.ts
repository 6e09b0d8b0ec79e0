import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compare, medianOf } from './bars.ts';
import { openConnection, type Connection } from './connection.ts';
import { percentile } from './percentile.ts';
import { startProcess } from './processes.ts';
import { separateProcessors } from './processors.ts';
import { runRounds, type Load } from './rounds.ts';
import { signUp } from './sign-up.ts';
import { timeFsync } from './time-fsync.ts';

const path = '/app/user/datospagos';

const several = 16;

/** As `npm start` and the release start it. */
const FLAGS = ['--max-semi-space-size=4'];

async function loadsOf(server: string, url: string): Promise<Load[]> {
  const reader = { authorization: `Bearer ${await signUp(url, 'reader')}` };
  const writer = { authorization: `Bearer ${await signUp(url, 'writer')}` };
  const json = { 'content-type': 'application/json' };
  let number = 0;
  const add = (who: Record<string, string>) => {
    const numero_pago = `28505909${String((number += 1)).padStart(14, '0')}`;
    const body = JSON.stringify({ numero_pago, vencimiento: null, tipo: 30 });
    return { method: 'POST', path, headers: { ...json, ...who }, body };
  };
  const one = await open(url, 1);
  for (const _ of ['first', 'second']) await one[0]?.send(add(reader));
  const many = await open(url, several);
  const read = { request: () => ({ method: 'GET', path, headers: reader }), status: 200 };
  const write = { request: () => add(writer), status: 201 };
  return [
    { label: `${server} read`, connections: one, ...read, times: 75 },
    { label: `${server} read ×${several}`, connections: many, ...read, times: 10 },
    { label: `${server} write`, connections: one, ...write, times: 10 },
    { label: `${server} write ×${several}`, connections: many, ...write, times: 2 },
  ];
}

function open(url: string, count: number): Promise<Connection[]> {
  return Promise.all(Array.from({ length: count }, () => openConnection(url)));
}

async function bareLoads(url: string): Promise<Load[]> {
  const read = { request: () => ({ method: 'GET', path }), status: 200 };
  return [
    { label: 'bare read', connections: await open(url, 1), ...read, times: 75 },
    { label: `bare read ×${several}`, connections: await open(url, several), ...read, times: 10 },
  ];
}

export async function benchApi(count = 7): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'huella-bench-'));
  const variables = { DATA_DIR: folder, WEB_DIR: join(folder, 'no-web'), LOG_FORMAT: 'json' };
  const launcher = separateProcessors();
  const start = (script: string) => startProcess(script, variables, [], launcher);
  const peer = await start('tooling/bench/api/peer.ts');
  const bare = await start('tooling/bench/api/bare.ts');
  const api = await startProcess('apps/api/src/main.ts', variables, FLAGS, launcher);
  try {
    const [ours, others] = [await loadsOf('ours', api.url), await loadsOf('peer', peer.url)];
    const loads = [...ours.flatMap((load, index) => [load, others[index]!]), ...(await bareLoads(bare.url))];
    const samples = await runRounds(loads, count);
    const rows = compare(samples);
    loads.flatMap(({ connections }) => connections).forEach((connection) => connection.close());
    console.log(
      `\nAPI beside a minimal Fastify with the same two calls, each on SQLite (WAL, synchronous=FULL) in a process of its own,\n` +
        `warm, in turns, ${launcher.length > 0 ? 'on other processors than the client' : 'not kept from the client’s processor'}; ` +
        `${count} rounds, medians over the rounds; ${several} connections where it says ×${several}, else one`,
    );
    console.table(rows);
    const bares = ['bare read', `bare read ×${several}`].map(
      (label) => `${medianOf(samples, label).toFixed(3)} ms`,
    );
    console.log(
      `The read's query on node:http and nothing else, which nothing on Node can go below: ${bares.join(', ×16 ')}`,
    );
    console.log(
      `One write of 4 KiB with fdatasync on this disk: ${percentile(timeFsync(folder), 0.5).toFixed(3)} ms`,
    );
    return rows.filter(({ met }) => !met).length;
  } finally {
    await Promise.all([peer.stop(), bare.stop(), api.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const missed = await benchApi();
  if (process.argv.includes('--assert') && missed > 0) process.exitCode = 1;
}
