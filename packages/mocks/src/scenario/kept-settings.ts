import { readScenario } from './read-scenario.ts';
import type { MockServer } from '../mock-server.ts';
import { applySettings } from './apply-scenario.ts';
import { scenarioLink } from './scenario-link.ts';

const KEY = 'huella-qa-console';
const PROBLEMS = 'huella-qa-problems';

/** Faults and latency of this tab's last visit. */
export function restoreSettings(server: Pick<MockServer, 'setLatency' | 'fail'>): void {
  const { scenario } = readScenario(new URLSearchParams(sessionStorage.getItem(KEY) ?? ''));
  if (scenario) applySettings(server, scenario);
}

/** Faults and latency outlive a reload of this tab, so that a first load can be made to fail: kept as a link says them. */
export function keepSettings(server: Pick<MockServer, 'latency' | 'pending'>): void {
  addEventListener('pagehide', () => {
    const settings = { faults: server.pending(), latency: server.latency(), who: null, clock: null };
    sessionStorage.setItem(KEY, new URL(scenarioLink(location.origin, settings)).search);
  });
}

/** Hands what is to be said to the page that comes after this one. */
export function leaveProblems(problems: readonly string[]): void {
  sessionStorage.setItem(PROBLEMS, JSON.stringify(problems));
}

/** What the page before this one left to be said, once. */
export function takeProblems(): string[] {
  const left: unknown = JSON.parse(sessionStorage.getItem(PROBLEMS) ?? '[]');
  sessionStorage.removeItem(PROBLEMS);
  return Array.isArray(left) ? left.map(String) : [];
}
