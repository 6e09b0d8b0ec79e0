import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '../api/percentile.ts';
import { startProcess } from '../api/processes.ts';
import { insure } from '../insured-person.ts';
import { numberAfter } from '../suites/number-after.ts';
import { createClient, type Visit } from './client.ts';

const PEOPLE = 50;
const LOOK = { least: 200, most: 800 };
const MINUTE = 60_000;
/** The second half, as a multiple of the first. */
const BARS = { p99: 1.5, memory: 1.15 };

interface Minute {
  readonly visits: Visit[];
  readonly memory: number[];
}

/**
 * Fifty users on a SQLite server for ten minutes, or as `--minutes` says. Prints each minute, the slowest requests and the
 * memory. Returns the number of missed bars.
 */
export async function benchSoak(): Promise<number> {
  const minutes = Math.max(2, numberAfter('--minutes', 10));
  const folder = mkdtempSync(join(tmpdir(), 'huella-soak-'));
  const variables = { DATA_DIR: folder, WEB_DIR: join(folder, 'no-web'), LOG_FORMAT: 'json' };
  const server = await startProcess('apps/api/src/main.ts', variables);
  try {
    const seen = await use(server.url, server.pid, minutes);
    return report(seen);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function use(url: string, pid: number, count: number): Promise<Minute[]> {
  const visitors: (() => Promise<Visit>)[] = [];
  for (let number = 0; number < PEOPLE; number += 1)
    visitors.push(createClient(url, await insure(url, `persona${number}@correo.example`)));
  const minutes = Array.from({ length: count }, (): Minute => ({ visits: [], memory: [] }));
  const from = performance.now();
  const current = () => minutes[Math.floor((performance.now() - from) / MINUTE)];
  const people = visitors.map(async (visit) => {
    for (let minute = current(); minute; minute = current()) {
      minute.visits.push(await visit());
      await sleep(LOOK.least + Math.random() * (LOOK.most - LOOK.least));
    }
  });
  const watch = async () => {
    for (let minute = current(); minute; minute = current()) {
      minute.memory.push(memoryOf(pid));
      await sleep(1000);
    }
  };
  await Promise.all([...people, watch()]);
  return minutes;
}

/** Resident memory in MB on Linux; NaN elsewhere. */
function memoryOf(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

function report(minutes: readonly Minute[]): number {
  const rows = minutes.map(({ visits, memory }) => {
    const took = visits.map((visit) => visit.took);
    const failed = visits.filter((visit) => !isDone(visit));
    return {
      requests: visits.length,
      failed: failed.length,
      'p50 ms': round(percentile(took, 0.5)),
      'p99 ms': round(percentile(took, 0.99)),
      'memory MB': round(percentile(memory, 0.5)),
    };
  });
  console.log(`\n${PEOPLE} people for ${minutes.length} minutes, API on SQLite (WAL, synchronous=FULL)`);
  console.table(rows);
  for (const { label, status } of minutes.flatMap(({ visits }) => visits).filter((visit) => !isDone(visit)))
    console.log(`${label}: ${status}`);
  const half = Math.ceil(rows.length / 2);
  const growth = (column: 'p99 ms' | 'memory MB') => {
    const values = rows.map((row) => row[column]);
    return percentile(values.slice(half), 0.5) / percentile(values.slice(0, half), 0.5);
  };
  const bars = [
    { what: 'failed', measured: rows.reduce((sum, { failed }) => sum + failed, 0), bar: 0 },
    { what: 'p99, second half beside the first', measured: round(growth('p99 ms')), bar: BARS.p99 },
    { what: 'memory, second half beside the first', measured: round(growth('memory MB')), bar: BARS.memory },
  ];
  console.table(bars);
  return bars.filter(({ measured, bar }) => measured > bar).length;
}

function isDone({ status }: Visit): boolean {
  return status >= 200 && status < 300;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
