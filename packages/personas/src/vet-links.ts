import { deliverOutbox, type Ports } from '@huella/server';
import { declineDemoForm } from '@huella/server/operator';
import { sendToVet, vetOf } from './claims.ts';
import { claimsOf } from './claims-of.ts';
import { deliverAll } from './deliver-all.ts';
import { DAY, earlier, HOUR } from './earlier.ts';
import type { HistoryContext } from './history-context.ts';
import { apiOf, signIn } from './sign-in.ts';
import { formsOf } from './vet-forms.ts';
import { openVetPage } from './vet-page.ts';

/** How long ago the forms with expired links were sent: a link is valid for thirty days. */
export const LINKS_AGO = 40 * DAY;
/** How long ago the bounced mail was sent; its link would still be valid. */
const BOUNCE_AGO = 5 * DAY;
/** Enough for delivery to be abandoned. */
const TRIES = 30;

/** Three links: a bounced mail, a vet who declined, an expired link. */
export async function endLinks({ ports, origin, person }: HistoryContext): Promise<void> {
  const [bounced = 0, declined = 0] = await claimsOf(ports, person);
  await deliverAll(earlier(ports, LINKS_AGO));
  const api = apiOf(earlier(ports, BOUNCE_AGO), origin);
  await sendToVet(api, (await signIn(api, person)).token, bounced, vetOf(0));
  for (let hour = 0; hour <= TRIES; hour += 1)
    await deliverRefused(earlier(ports, BOUNCE_AGO - hour * HOUR), vetOf(0).mail);
  const [form = 0] = await formsOf(ports, declined);
  if (!(await declineDemoForm(earlier(ports, LINKS_AGO - 3 * DAY), form)))
    throw new Error('The form could not be declined');
}

/** Four links: mail not sent yet, delivered, form opened, form begun. */
export async function followLinks(past: HistoryContext): Promise<void> {
  const { ports, person } = past;
  const [, , opened = 0, started = 0] = await claimsOf(ports, person);
  await deliverRefused(ports, vetOf(0).mail);
  await deliverAll(ports);
  await openVetPage(past, opened, { accion: 'abierto' });
  await openVetPage(past, started, { 'quien.matricula': 'MP 1234', 'quien.provincia': 'Córdoba' });
}

/** Delivers due mails while one mail server rejects its own. */
async function deliverRefused(ports: Ports, email: string): Promise<void> {
  const mail: Ports['mail'] = {
    send: (message) =>
      message.to === email ? Promise.reject(new Error('No such mailbox')) : ports.mail.send(message),
  };
  const log: Ports['log'] = { info: () => {}, error: () => {} };
  await deliverOutbox({ ...ports, mail, log });
}
