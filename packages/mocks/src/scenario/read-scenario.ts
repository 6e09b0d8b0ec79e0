import { NO_LATENCY, withLatency, type Latency } from '../answers/latencies.ts';
import type { CallFault } from '../answers/overrides.ts';
import { readArgentineTime } from '../clock/argentine-time.ts';
import { readCall, readFault, readMilliseconds, readTimes, readWho, UnknownName } from './names.ts';
import type { Scenario } from './scenario.ts';

/** The query parameters of a scenario. */
export const parameters = { who: 'qa', fault: 'falla', latency: 'latencia', clock: 'reloj' } as const;

interface ReadScenario {
  /** Null without such parameters. */
  readonly scenario: Scenario | null;
  /** Errors in Spanish; the rest is applied. */
  readonly problems: readonly string[];
}

/**
 * Reads `?qa=asegurada&falla=listPets:500&latencia=1000&reloj=2026-12-24T10:00`. Faults and latencies may be several, by commas or
 * repetition: `falla=listPets:500:2` fails twice, `latencia=listPets:1000` is for one call, `reloj=real` is real time.
 */
export function readScenario(query: URLSearchParams): ReadScenario {
  if (!Object.values(parameters).some((name) => query.has(name))) return { scenario: null, problems: [] };
  const problems: string[] = [];
  const given = (name: string) =>
    query.getAll(name).flatMap((text) => text.split(',').filter((part) => part !== ''));
  const readAll = <Read>(name: string, read: (text: string) => Read): Read[] =>
    given(name).flatMap((text) => {
      try {
        return [read(text)];
      } catch (error) {
        if (!(error instanceof UnknownName)) throw error;
        problems.push(error.message);
        return [];
      }
    });
  const scenario = {
    who: readAll(parameters.who, readWho).at(-1) ?? null,
    faults: readAll(parameters.fault, faultOf),
    latency: readAll(parameters.latency, latencyOf).reduce((all, add) => add(all), NO_LATENCY),
    clock: readAll(parameters.clock, clockOf).at(-1) ?? null,
  };
  return { scenario, problems };
}

function faultOf(text: string): CallFault {
  const [call = '', fault = '', times] = text.split(':');
  return {
    callId: readCall(call),
    fault: readFault(fault),
    times: times === undefined ? null : readTimes(times),
  };
}

function latencyOf(text: string): (latency: Latency) => Latency {
  const [first = '', second] = text.split(':');
  if (second === undefined) {
    const all = readMilliseconds(first);
    return (latency) => withLatency(latency, all);
  }
  const [callId, milliseconds] = [readCall(first), readMilliseconds(second)];
  return (latency) => withLatency(latency, milliseconds, callId);
}

export function clockOf(text: string): Date | 'real' {
  if (text === 'real') return 'real';
  const instant = readArgentineTime(text);
  if (instant) return instant;
  throw new UnknownName(
    `El reloj «${text}» tiene que ser «real» o una hora argentina, como 2026-12-24T10:00.`,
  );
}
