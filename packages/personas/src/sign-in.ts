import type { Tokens } from '@huella/contract';
import { login } from '@huella/contract/auth';
import { createApp, type Ports } from '@huella/server';
import { createCallApi, type CallApi } from './call-api.ts';
import { emailOf, PERSONA_PASSWORD, type PersonaName } from './personas.ts';

/** The calls of the contract, answered by the server of these ports. */
export function apiOf(ports: Ports, origin: string): CallApi {
  const app = createApp(ports);
  return createCallApi(origin, (request) => app.fetch(request));
}

/** Logs in an account that exists. */
export function signIn(api: CallApi, person: PersonaName): Promise<Tokens> {
  return api(login, { body: { email: emailOf(person), password: PERSONA_PASSWORD } });
}
