import { readScenario } from './read-scenario.ts';
import type { MockServer } from '../mock-server.ts';
import { applySettings } from './apply-scenario.ts';
import { scenarioLink } from './scenario-link.ts';

const KEY = 'huella-qa-console';
const PROBLEMS = 'huella-qa-problems';

/** Restores faults and latency after a reload of this tab. */
export function restoreSettings(server: Pick<MockServer, 'setLatency' | 'fail'>): void {
  const { scenario } = readScenario(new URLSearchParams(sessionStorage.getItem(KEY) ?? ''));
  if (scenario) applySettings(server, scenario);
}

/** Keeps faults and latency over a reload of this tab, in a link's format, so that a first load can fail. */
export function saveSettings(server: Pick<MockServer, 'latency' | 'pending'>): void {
  addEventListener('pagehide', () => {
    const settings = { faults: server.pending(), latency: server.latency(), who: null, clock: null };
    sessionStorage.setItem(KEY, new URL(scenarioLink(location.origin, settings)).search);
  });
}

/** Passes messages to the next page. */
export function leaveProblems(problems: readonly string[]): void {
  sessionStorage.setItem(PROBLEMS, JSON.stringify(problems));
}

/** Reads the earlier page's messages once. */
export function takeProblems(): string[] {
  const left: unknown = JSON.parse(sessionStorage.getItem(PROBLEMS) ?? '[]');
  sessionStorage.removeItem(PROBLEMS);
  return Array.isArray(left) ? left.map(String) : [];
}
