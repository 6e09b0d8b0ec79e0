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
/** Between two requests of a person, at random. */
const THINK_TIME_MS = { least: 200, most: 800 };
const MINUTE_MS = 60_000;
const NOT_MEASURED = 'not measured' as const;
/** The second half's minutes beside the first half's, by their medians: response times and memory may grow by these factors. */
const MAX_GROWTH = { p99: 1.5, memory: 1.15 };

interface Minute {
  readonly visits: Visit[];
  /** In MiB, once a second; empty where it cannot be measured. */
  readonly memory: number[];
}

/**
 * Fifty users on a SQLite server for ten minutes, or as `--minutes` says. Prints each minute, the slowest requests and the
 * memory. Returns the number of missed thresholds.
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
  const current = () => minutes[Math.floor((performance.now() - from) / MINUTE_MS)];
  const people = visitors.map(async (visit) => {
    for (let minute = current(); minute; minute = current()) {
      minute.visits.push(await visit());
      await sleep(THINK_TIME_MS.least + Math.random() * (THINK_TIME_MS.most - THINK_TIME_MS.least));
    }
  });
  const watch = async () => {
    for (let minute = current(); minute; minute = current()) {
      const memory = memoryOf(pid);
      if (memory !== undefined) minute.memory.push(memory);
      await sleep(1000);
    }
  };
  await Promise.all([...people, watch()]);
  return minutes;
}

/** Resident memory in MiB on Linux; undefined elsewhere. */
function memoryOf(pid: number): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const [, kibibytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kibibytes) / 1024;
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
      'memory MiB': memory.length > 0 ? round(percentile(memory, 0.5)) : NOT_MEASURED,
    };
  });
  console.log(`\n${PEOPLE} people for ${minutes.length} minutes, API on SQLite (WAL, synchronous=FULL)`);
  console.table(rows);
  for (const { label, status } of minutes.flatMap(({ visits }) => visits).filter((visit) => !isDone(visit)))
    console.log(`${label}: ${status}`);
  const thresholds = [
    { what: 'failed', measured: rows.reduce((sum, { failed }) => sum + failed, 0), atMost: 0 },
    {
      what: 'p99, second half beside the first',
      measured: growthOf(rows.map((row) => row['p99 ms'])),
      atMost: MAX_GROWTH.p99,
    },
    {
      what: 'memory, second half beside the first',
      measured: growthOf(rows.map((row) => row['memory MiB'])),
      atMost: MAX_GROWTH.memory,
    },
  ];
  console.table(thresholds);
  return thresholds.filter(({ measured, atMost }) => measured !== NOT_MEASURED && measured > atMost).length;
}

/** The median of the second half as a multiple of the first half's. */
function growthOf(values: readonly (number | typeof NOT_MEASURED)[]): number | typeof NOT_MEASURED {
  const numbers = values.filter((value) => value !== NOT_MEASURED);
  if (numbers.length < values.length) return NOT_MEASURED;
  const half = Math.ceil(numbers.length / 2);
  return round(percentile(numbers.slice(half), 0.5) / percentile(numbers.slice(0, half), 0.5));
}

function isDone({ status }: Visit): boolean {
  return status >= 200 && status < 300;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
