import type { Tokens } from '@huella/contract';
import type { Ports } from '@huella/server';
import { deliverAll } from './deliver-all.ts';
import { earlier, HOUR } from './earlier.ts';
import { emailOf, type PersonaName } from './personas.ts';
import { seedPersona } from './seed-persona.ts';
import { apiOf, signIn } from './sign-in.ts';
import { personaScenarios } from './persona-scenarios.ts';

/** An access token of an hour ago has expired, its refresh token has not. */
function whenSignedIn(ports: Ports, person: PersonaName): Ports {
  return person === 'sesion-vencida' ? earlier(ports, HOUR) : ports;
}

export function createSignIns(ports: Ports, origin: string) {
  async function exists(person: PersonaName): Promise<boolean> {
    const query = ports.db.selectFrom('accounts').select('id').where('email_key', '=', emailOf(person));
    return (await query.executeTakeFirst()) !== undefined;
  }

  async function make(person: PersonaName): Promise<void> {
    const { startedAgo = 0, since } = personaScenarios[person];
    const then = earlier(ports, startedAgo);
    await seedPersona(apiOf(then, origin), person, then.clock.now());
    await since?.({ ports, origin, person });
    await deliverAll(ports);
  }

  /** Makes a persona who has no account yet. */
  async function ensure(person: PersonaName): Promise<void> {
    if (!(await exists(person))) await make(person);
  }

  return {
    ensure,
    async signIn(person: PersonaName): Promise<Tokens> {
      await ensure(person);
      return signIn(apiOf(whenSignedIn(ports, person), origin), person);
    },
  };
}
