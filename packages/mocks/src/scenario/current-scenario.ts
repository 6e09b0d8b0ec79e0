import type { MockServer } from '../mock-server.ts';
import { emailOf, personaNames, type PersonaName } from '@huella/personas';
import type { Scenario } from './scenario.ts';

export function signedInPersona(): PersonaName | null {
  const email = localStorage.getItem('USER_MAIL');
  return personaNames.find((person) => emailOf(person) === email) ?? null;
}

export function currentScenario(server: Pick<MockServer, 'pending' | 'latency' | 'clock'>): Scenario {
  const { offset, frozenAt } = server.clock.state();
  return {
    who: signedInPersona() ?? (localStorage.getItem('token') === null ? 'nadie' : null),
    faults: server.pending(),
    latency: server.latency(),
    clock: offset === 0 && frozenAt === null ? null : server.clock.now(),
  };
}
