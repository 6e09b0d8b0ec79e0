import { readScenario } from './read-scenario.ts';
import type { MockServer } from '../mock-server.ts';
import { applySettings } from './apply-scenario.ts';
import { scenarioLink } from './scenario-link.ts';

const KEY = 'huella-qa-console';

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
