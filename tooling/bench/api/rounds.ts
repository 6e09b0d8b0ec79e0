import type { Connection, RawRequest } from './connection.ts';

export interface Load {
  readonly label: string;
  readonly connections: readonly Connection[];
  readonly request: () => RawRequest;
  readonly status: number;
  /** Requests per connection and turn. */
  readonly times: number;
}

export type Samples = ReadonlyMap<string, readonly (readonly number[])[]>;

const turns = 20;
/** Milliseconds per load and round: a slow machine gets fewer turns. */
const budget = 1_500;
/** Turns before the first round, and their length: short enough that idle connections stay open. */
const warmUp = { turns: 8, milliseconds: 500 };

/**
 * Alternates the loads every few milliseconds, so that a slow moment of the machine affects all of them, and reverses every
 * second round. Warms up until the engine has compiled the code.
 */
export async function runRounds(loads: readonly Load[], count: number): Promise<Samples> {
  for (let turn = 0; turn < warmUp.turns; turn += 1) {
    for (const load of loads) await repeat(load, Number.POSITIVE_INFINITY, warmUp.milliseconds);
  }
  const rounds: Map<string, number[]>[] = [];
  for (let round = 0; round < count; round += 1) {
    rounds.push(await runRound(round % 2 ? loads.toReversed() : loads));
  }
  return new Map(loads.map(({ label }) => [label, rounds.map((taken) => taken.get(label) ?? [])]));
}

async function runRound(loads: readonly Load[]): Promise<Map<string, number[]>> {
  const taken = new Map<string, number[]>(loads.map(({ label }) => [label, []]));
  const left = new Map(loads.map(({ label }) => [label, budget]));
  for (let turn = 0; turn < turns; turn += 1) {
    for (const load of loads) {
      const remaining = left.get(load.label) ?? 0;
      if (remaining <= 0) continue;
      const start = performance.now();
      taken.get(load.label)?.push(...(await repeat(load, load.times, remaining)));
      left.set(load.label, remaining - (performance.now() - start));
    }
  }
  return taken;
}

async function repeat(load: Load, times: number, timeout: number): Promise<number[]> {
  const end = performance.now() + timeout;
  const taken = await Promise.all(
    load.connections.map((connection) => repeatOn(connection, load, times, end)),
  );
  return taken.flat();
}

async function repeatOn(
  connection: Connection,
  { label, request, status }: Load,
  times: number,
  end: number,
): Promise<number[]> {
  const taken: number[] = [];
  while (taken.length < times && performance.now() < end) {
    const next = request();
    const start = performance.now();
    const answered = await connection.send(next);
    taken.push(performance.now() - start);
    if (answered !== status) throw new Error(`${label} answered ${answered}`);
  }
  return taken;
}
