import { deliverOutbox, type Ports } from '@huella/server';
import { declineDemoForm } from '@huella/server/operator';
import { claimsOf } from './claims-of.ts';
import { DAY, earlier, HOUR } from './earlier.ts';
import type { PersonaName } from './personas.ts';

/** How long ago the vets were written to: a link serves for thirty days. */
export const LINKS_TOOK = 40 * DAY;
/** The last mail was tried for more than a day and a night by then. */
const TRIES = 30;

/** What came of three links: the first mail never arrived, the second vet did not attend the pet, the third link is over. */
export async function actOnLinks(ports: Ports, person: PersonaName): Promise<void> {
  const [bounced = 0, declined = 0] = await claimsOf(ports, person);
  await refuseMails(ports, await mailOf(ports, bounced));
  const form = await formOf(ports, declined);
  if (!(await declineDemoForm(earlier(ports, LINKS_TOOK - 3 * DAY), form)))
    throw new Error('The form could not be declined');
}

/** The vet's mail server refuses each mail until it is given up. */
async function refuseMails(ports: Ports, address: string): Promise<void> {
  const mail: Ports['mail'] = {
    send: (message) =>
      message.to === address ? Promise.reject(new Error('No such mailbox')) : ports.mail.send(message),
  };
  const log: Ports['log'] = { info: () => {}, error: () => {} };
  for (let hour = 0; hour <= TRIES; hour += 1)
    await deliverOutbox({ ...earlier(ports, LINKS_TOOK - hour * HOUR), mail, log });
}

async function formOf({ db }: Pick<Ports, 'db'>, claim: number): Promise<number> {
  const query = db.selectFrom('vet_forms').select('id').where('claim_id', '=', claim);
  return (await query.executeTakeFirstOrThrow()).id;
}

async function mailOf({ db }: Pick<Ports, 'db'>, claim: number): Promise<string> {
  const query = db
    .selectFrom('vet_forms')
    .innerJoin('vet_contacts', 'vet_contacts.id', 'vet_forms.vet_id')
    .select('vet_contacts.mail')
    .where('claim_id', '=', claim);
  return (await query.executeTakeFirstOrThrow()).mail;
}
