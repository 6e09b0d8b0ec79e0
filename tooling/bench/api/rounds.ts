import type { Connection, RawRequest } from './connection.ts';

/** One thing to measure: a request, made anew for each time, and the status that it has to answer. */
export interface Load {
  readonly label: string;
  readonly connection: Connection;
  readonly request: () => RawRequest;
  readonly status: number;
  /** Requests per round, fewer where the machine is too slow for them. */
  readonly times: number;
}

/** What one load may take in one round, in milliseconds. */
const budget = 1_500;

export type Samples = ReadonlyMap<string, readonly (readonly number[])[]>;

/** Milliseconds per request, by label and round. The loads take turns, so that a slow moment hits all of them. */
export async function runRounds(loads: readonly Load[], count: number): Promise<Samples> {
  const samples = new Map<string, number[][]>(loads.map(({ label }) => [label, []]));
  // The first round warms the processes and does not count; every second round goes the other way round.
  for (let round = 0; round <= count; round += 1) {
    for (const load of round % 2 ? loads.toReversed() : loads) {
      const times = await runLoad(load);
      if (round > 0) samples.get(load.label)?.push(times);
    }
  }
  return samples;
}

async function runLoad({ label, connection, request, status, times }: Load): Promise<number[]> {
  const taken: number[] = [];
  const end = performance.now() + budget;
  for (let index = 0; index < times && performance.now() < end; index += 1) {
    const next = request();
    const start = performance.now();
    const answered = await connection.send(next);
    taken.push(performance.now() - start);
    if (answered !== status) throw new Error(`${label} answered ${answered}`);
  }
  return taken;
}
