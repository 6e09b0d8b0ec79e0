import type { Tokens } from '@huella/contract';
import { createApp, type Ports } from '@huella/server';
import { actAsInsurer } from './act-as-insurer.ts';
import { associate } from './associate.ts';
import { FILES_TOOK, tellOfFiles } from './claims-with-files.ts';
import { createCallApi } from './call-api.ts';
import { DAY, earlier, HOUR } from './earlier.ts';
import { STAGES_TOOK } from './insurer-stages.ts';
import { TOLD_TOOK } from './notifications.ts';
import { seedPersona, signIn } from './seed-persona.ts';
import { LINKS_TOOK } from './vet-links.ts';
import { emailOf, type PersonaName } from './personas.ts';

/** How long ago a person became who they are: a policy from 400 days ago is over by now. */
const seededBefore: Partial<Record<PersonaName, number>> = {
  'poliza-vencida': 400 * DAY,
  'en-cada-etapa': STAGES_TOOK,
  'enlaces-caidos': LINKS_TOOK,
  'con-archivos': FILES_TOOK,
  'con-atrasos': 90 * DAY,
  'con-avisos': TOLD_TOOK,
};

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
        const then = earlier(ports, seededBefore[person] ?? 0);
        await seedPersona(apiOf(then), person, then.clock.now());
        await actAsInsurer(ports, person);
        if (person === 'denuncia-rechazada') await associate(ports, origin, person);
        if (person === 'con-archivos') await tellOfFiles({ ports, origin, person });
      }
      return signIn(apiOf(whenSignedIn(ports, person)), person);
    },
  };
}
