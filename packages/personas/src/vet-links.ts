import { deliverOutbox, type Ports } from '@huella/server';
import { declineDemoForm } from '@huella/server/operator';
import { askVet, vetOf } from './claims.ts';
import { claimsOf } from './claims-of.ts';
import { deliverAll } from './deliver-all.ts';
import { DAY, earlier, HOUR } from './earlier.ts';
import type { Past } from './past.ts';
import { apiOf, signIn } from './sign-in.ts';
import { formsOf } from './vet-forms.ts';
import { openVetPage } from './vet-page.ts';

/** How long ago the vets whose links ended were written to: a link serves for thirty days. */
export const LINKS_TOOK = 40 * DAY;
/** How long ago the mail went out that bounced; its link would still serve. */
const BOUNCE_TOOK = 5 * DAY;
/** That mail was tried for more than a day and a night by then. */
const TRIES = 30;

/** What came of three links: the first mail never arrived, the second vet did not attend the pet, the third link is over. */
export async function endLinks({ ports, origin, person }: Past): Promise<void> {
  const [bounced = 0, declined = 0] = await claimsOf(ports, person);
  await deliverAll(earlier(ports, LINKS_TOOK));
  const api = apiOf(earlier(ports, BOUNCE_TOOK), origin);
  await askVet(api, (await signIn(api, person)).token, bounced, vetOf(0));
  for (let hour = 0; hour <= TRIES; hour += 1)
    await deliverRefused(earlier(ports, BOUNCE_TOOK - hour * HOUR), vetOf(0).mail);
  const [form = 0] = await formsOf(ports, declined);
  if (!(await declineDemoForm(earlier(ports, LINKS_TOOK - 3 * DAY), form)))
    throw new Error('The form could not be declined');
}

/** What came of four links so far: the first mail has not arrived yet, the second has, the third vet opened the form, the fourth began. */
export async function followLinks(past: Past): Promise<void> {
  const { ports, person } = past;
  const [, , opened = 0, started = 0] = await claimsOf(ports, person);
  await deliverRefused(ports, vetOf(0).mail);
  await deliverAll(ports);
  await openVetPage(past, opened, { accion: 'abierto' });
  await openVetPage(past, started, { 'quien.matricula': 'MP 1234', 'quien.provincia': 'Córdoba' });
}

/** Delivers what is due, while one mail server refuses its mails. */
async function deliverRefused(ports: Ports, address: string): Promise<void> {
  const mail: Ports['mail'] = {
    send: (message) =>
      message.to === address ? Promise.reject(new Error('No such mailbox')) : ports.mail.send(message),
  };
  const log: Ports['log'] = { info: () => {}, error: () => {} };
  await deliverOutbox({ ...ports, mail, log });
}
