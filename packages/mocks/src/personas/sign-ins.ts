import type { Tokens } from '@huella/contract';
import { createApp, type Ports } from '@huella/server';
import { actAsInsurer } from './act-as-insurer.ts';
import { createCallApi } from './call-api.ts';
import { seedPersona, signIn } from './seed-persona.ts';
import { emailOf, type PersonaName } from './personas.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The same server some time ago. */
function earlier(ports: Ports, milliseconds: number): Ports {
  const { clock } = ports;
  return { ...ports, clock: { now: () => new Date(clock.now().getTime() - milliseconds) } };
}

/** The server at which a person became who they are: a policy from there is over by now. */
function whenSeeded(ports: Ports, person: PersonaName): Ports {
  return person === 'poliza-vencida' ? earlier(ports, 400 * DAY) : ports;
}

/** The server that signs a person in: an access token of an hour ago has expired, its refresh token has not. */
function whenSignedIn(ports: Ports, person: PersonaName): Ports {
  return person === 'sesion-vencida' ? earlier(ports, HOUR) : ports;
}

/** Signs people in, and makes those who have no account yet. */
export function createSignIns(ports: Ports, origin: string) {
  const apiOf = (own: Ports) => {
    const app = createApp(own);
    return createCallApi(origin, (request) => app.fetch(request));
  };

  async function exists(person: PersonaName): Promise<boolean> {
    const query = ports.db.selectFrom('accounts').select('id').where('email_key', '=', emailOf(person));
    return (await query.executeTakeFirst()) !== undefined;
  }

  return {
    async signIn(person: PersonaName): Promise<Tokens> {
      if (!(await exists(person))) {
        const then = whenSeeded(ports, person);
        await seedPersona(apiOf(then), person, then.clock.now());
        await actAsInsurer(ports, person);
      }
      return signIn(apiOf(whenSignedIn(ports, person)), person);
    },
  };
}
