import { callIds } from '../answers/find-call.ts';
import type { MockServer } from '../mock-server.ts';
import type { Device } from './device.ts';
import { become } from './sign-in-as.ts';
import { readScenario, parameters } from './read-scenario.ts';
import type { Scenario } from './scenario.ts';

type Settable = Pick<MockServer, 'setLatency' | 'fail'>;

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

async function apply(server: MockServer, device: Device, scenario: Scenario): Promise<void> {
  if (scenario.clock === 'real') server.clock.reset();
  else if (scenario.clock) server.clock.set(scenario.clock);
  if (scenario.who) await become(server, device, scenario.who);
  if (scenario.clock) await server.work();
  applySettings(server, scenario);
}

/**
 * Applies the scenario in the URL and removes it, so that a reload does not repeat it. Returns its errors in Spanish; null without a
 * scenario.
 */
export async function takeScenario(server: MockServer, device: Device): Promise<readonly string[] | null> {
  const url = new URL(location.href);
  const { scenario, problems } = readScenario(url.searchParams);
  if (!scenario) return null;
  for (const name of Object.values(parameters)) url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
  try {
    await apply(server, device, scenario);
    return problems;
  } catch (error) {
    return [...problems, `No se pudo armar el escenario: ${String(error)}`];
  }
}
