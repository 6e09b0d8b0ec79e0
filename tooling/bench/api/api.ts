import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compare } from './bars.ts';
import { openConnection } from './connection.ts';
import { percentile } from './percentile.ts';
import { startProcess } from './processes.ts';
import { runRounds, type Load } from './rounds.ts';
import { signUp } from './sign-up.ts';
import { timeFsync } from './time-fsync.ts';

const path = '/app/user/datospagos';

/** A read by somebody with two payment methods, and a write by somebody else that adds one each time. */
async function loadsOf(bare: string, api: string): Promise<Load[]> {
  const reader = { authorization: `Bearer ${await signUp(api, 'reader')}` };
  const writer = { authorization: `Bearer ${await signUp(api, 'writer')}` };
  const json = { 'content-type': 'application/json' };
  const connection = await openConnection(api);
  let number = 0;
  const add = (who: Record<string, string>) => {
    const numero_pago = `28505909${String((number += 1)).padStart(14, '0')}`;
    const body = JSON.stringify({ numero_pago, vencimiento: null, tipo: 30 });
    return { method: 'POST', path, headers: { ...json, ...who }, body };
  };
  await connection.send(add(reader));
  await connection.send(add(reader));
  const read = { method: 'GET', path, headers: reader };
  const root = { method: 'GET', path: '/' };
  return [
    { label: 'bare', connection: await openConnection(bare), request: () => root, status: 200, times: 1500 },
    { label: 'read', connection, request: () => read, status: 200, times: 1500 },
    { label: 'write', connection, request: () => add(writer), status: 201, times: 200 },
  ];
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
    loads.forEach(({ connection }) => connection.close());
    console.log(
      `\nAPI on SQLite (WAL, synchronous=FULL), one connection, ${count} rounds, medians over the rounds`,
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
