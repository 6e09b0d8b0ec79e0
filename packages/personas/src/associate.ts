import { requestSyncLink } from '@huella/contract/policies';
import { createApp, type Ports } from '@huella/server';
import { createCallApi } from './call-api.ts';
import { deliverAll } from './deliver-all.ts';
import { emailOf, type PersonaName } from './personas.ts';
import { signIn } from './seed-persona.ts';

/** Asks for the mail with the link to what waits under a person's own address, and confirms it. */
export async function associate(ports: Ports, origin: string, person: PersonaName): Promise<void> {
  let link: string | undefined;
  const reading: Ports = {
    ...ports,
    mail: {
      send: (message) => {
        if (message.to === emailOf(person)) link = /https?:\/\/\S+/.exec(message.text)?.[0] ?? link;
        return ports.mail.send(message);
      },
    },
  };
  const app = createApp(reading);
  const api = createCallApi(origin, (request) => app.fetch(request));
  const { token } = await signIn(api, person);
  await api(requestSyncLink, { token, body: { email: emailOf(person) } });
  await deliverAll(reading);
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const confirmed = await app.fetch(new Request(link ?? origin, { method: 'POST', headers, body: '' }));
  if (!confirmed.ok) throw new Error('The policies could not be associated');
}
