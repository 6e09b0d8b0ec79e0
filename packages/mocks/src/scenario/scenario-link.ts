import { argentineMoment } from '@huella/validation/event';
import { parameters } from './read-scenario.ts';
import type { Scenario } from './scenario.ts';

/** Adds the scenario to a URL, and keeps its other parameters. */
export function scenarioLink(base: string, { who, faults, latency, clock }: Scenario): string {
  const url = new URL(base);
  for (const name of Object.values(parameters)) url.searchParams.delete(name);
  const parts = [
    [parameters.who, who ?? ''],
    [parameters.fault, faults.map(faultText).join(',')],
    [parameters.latency, latencyTexts(latency).join(',')],
    [parameters.clock, clock instanceof Date ? argentineMoment(clock) : (clock ?? '')],
  ].filter(([, text]) => text !== '');
  // Commas and colons are valid in a query, and readable.
  const query = parts.map(([name, text]) => `${name}=${text}`).join('&');
  const others = url.searchParams.toString();
  url.search = [others, query].filter((text) => text !== '').join('&');
  return url.href;
}

function faultText({ callId, fault, times }: Scenario['faults'][number]): string {
  return times === null ? `${callId}:${fault}` : `${callId}:${fault}:${times}`;
}

function latencyTexts({ all, calls }: Scenario['latency']): string[] {
  const own = Object.entries(calls).map(([callId, milliseconds]) => `${callId}:${milliseconds}`);
  return all > 0 ? [String(all), ...own] : own;
}
