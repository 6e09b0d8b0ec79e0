import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compare } from './bars.ts';
import { openConnection, type Connection } from './connection.ts';
import { percentile } from './percentile.ts';
import { startProcess } from './processes.ts';
import { runRounds, type Load } from './rounds.ts';
import { signUp } from './sign-up.ts';
import { timeFsync } from './time-fsync.ts';

const path = '/app/user/datospagos';
const root = () => ({ method: 'GET', path: '/' });

/** How many wait at once where several do. */
const several = 16;

/** A read by somebody with two payment methods, and writes by somebody else that add one each time. */
async function loadsOf(bare: string, api: string): Promise<Load[]> {
  const reader = { authorization: `Bearer ${await signUp(api, 'reader')}` };
  const writer = { authorization: `Bearer ${await signUp(api, 'writer')}` };
  const json = { 'content-type': 'application/json' };
  let number = 0;
  const add = (who: Record<string, string>) => {
    const numero_pago = `28505909${String((number += 1)).padStart(14, '0')}`;
    const body = JSON.stringify({ numero_pago, vencimiento: null, tipo: 30 });
    return { method: 'POST', path, headers: { ...json, ...who }, body };
  };
  const read = () => ({ method: 'GET', path, headers: reader });
  const write = () => add(writer);
  const one = await openConnection(api);
  await one.send(add(reader));
  await one.send(add(reader));
  const [bareSeveral, apiSeveral] = [open(bare, several), open(api, several)];
  return [
    { label: 'bare', connections: [await openConnection(bare)], request: root, status: 200, times: 75 },
    { label: 'read', connections: [one], request: read, status: 200, times: 75 },
    { label: 'write', connections: [one], request: write, status: 201, times: 10 },
    { label: `bare ×${several}`, connections: await bareSeveral, request: root, status: 200, times: 10 },
    { label: `write ×${several}`, connections: await apiSeveral, request: write, status: 201, times: 2 },
  ];
}

function open(url: string, count: number): Promise<Connection[]> {
  return Promise.all(Array.from({ length: count }, () => openConnection(url)));
}

/** Measures the API beside a bare route of the same framework in one run and prints the bars. Answers the misses. */
export async function benchApi(count = 7): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'huella-bench-'));
  const variables = { DATA_DIR: folder, WEB_DIR: join(folder, 'no-web'), LOG_FORMAT: 'json' };
  const bare = await startProcess('tooling/bench/api/bare-route.ts');
  const api = await startProcess('apps/api/src/main.ts', variables);
  try {
    const loads = await loadsOf(bare.url, api.url);
    const rows = compare(await runRounds(loads, count));
    loads.flatMap(({ connections }) => connections).forEach((connection) => connection.close());
    console.log(
      `\nAPI on SQLite (WAL, synchronous=FULL) beside a bare Hono route on @hono/node-server in a process of its own,\n` +
        `warm, in turns; ${count} rounds, medians over the rounds; ${several} connections where it says ×${several}, else one`,
    );
    console.table(rows);
    console.log(
      `One write of 4 KiB with fdatasync on this disk: ${percentile(timeFsync(folder), 0.5).toFixed(3)} ms`,
    );
    return rows.filter(({ met }) => !met).length;
  } finally {
    await Promise.all([bare.stop(), api.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const missed = await benchApi();
  if (process.argv.includes('--assert') && missed > 0) process.exitCode = 1;
}
