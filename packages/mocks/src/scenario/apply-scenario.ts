import { callIds } from '../answers/find-call.ts';
import type { MockServer } from '../mock-server.ts';
import { become } from './sign-in-as.ts';
import { readScenario, parameters } from './read-scenario.ts';
import type { Scenario } from './scenario.ts';

type Settable = Pick<MockServer, 'setLatency' | 'fail'>;

/** Adds faults and latency to a server that has none. */
export function applySettings(
  server: Settable,
  { faults, latency }: Pick<Scenario, 'faults' | 'latency'>,
): void {
  for (const fault of faults) server.fail(fault);
  server.setLatency(latency.all);
  for (const callId of callIds) {
    const milliseconds = latency.calls[callId];
    if (milliseconds !== undefined) server.setLatency(milliseconds, callId);
  }
}

async function apply(server: MockServer, scenario: Scenario): Promise<void> {
  if (scenario.clock === 'real') server.clock.reset();
  else if (scenario.clock) server.clock.set(scenario.clock);
  if (scenario.who) await become(server, scenario.who);
  if (scenario.clock) await server.work();
  applySettings(server, scenario);
}

export interface TakenScenario {
  /** Whether the address had one. */
  readonly isGiven: boolean;
  readonly problems: readonly string[];
}

/** Does what the address says of a scenario and takes that out of it, so that a reload does not do it again. */
export async function takeScenario(server: MockServer): Promise<TakenScenario> {
  const url = new URL(location.href);
  const { scenario, problems } = readScenario(url.searchParams);
  if (!scenario) return { isGiven: false, problems };
  for (const name of Object.values(parameters)) url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
  try {
    await apply(server, scenario);
    return { isGiven: true, problems };
  } catch (error) {
    return { isGiven: true, problems: [...problems, `No se pudo armar el escenario: ${String(error)}`] };
  }
}
