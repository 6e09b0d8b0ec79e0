import { requestSyncLink } from '@huella/contract/policies';
import { createApp, type Ports } from '@huella/server';
import { deliverAll } from './deliver-all.ts';
import type { HistoryContext } from './history-context.ts';
import { emailOf } from './personas.ts';
import { apiOf, signIn } from './sign-in.ts';

/** Requests the sync mail for a person's email, and confirms its link. */
export async function associate({ ports, origin, person }: HistoryContext): Promise<void> {
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
  const api = apiOf(reading, origin);
  const { token } = await signIn(api, person);
  await api(requestSyncLink, { token, body: { email: emailOf(person) } });
  await deliverAll(reading);
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const request = new Request(link ?? origin, { method: 'POST', headers, body: '' });
  const confirmed = await createApp(reading).fetch(request);
  if (!confirmed.ok) throw new Error('The policies could not be associated');
}
