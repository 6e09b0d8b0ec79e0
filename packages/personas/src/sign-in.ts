import type { Tokens } from '@huella/contract';
import { login } from '@huella/contract/auth';
import { createApp, type Ports } from '@huella/server';
import { createCallApi, type CallApi } from './call-api.ts';
import { emailOf, PERSONA_PASSWORD, type PersonaName } from './personas.ts';

export function apiOf(ports: Ports, origin: string): CallApi {
  const app = createApp(ports);
  return createCallApi(origin, (request) => app.fetch(request));
}

export function signIn(api: CallApi, person: PersonaName): Promise<Tokens> {
  return api(login, { body: { email: emailOf(person), password: PERSONA_PASSWORD } });
}
