import { VET_REMINDER_HOURS } from '@huella/claim-progress';
import type { Tx } from '../db/transaction.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import type { Ports } from '../ports.ts';
import { vetLink } from './mails/vet-link.ts';
import { listFormsToRemind, markReminded, type FormToRemind } from './repositories/vet-reminders.ts';

const HOUR_MILLISECONDS = 60 * 60 * 1000;

/** Reminds vets twice, each in its own transaction, so that only one process does. */
export async function remindVets(ports: Ports): Promise<void> {
  const now = ports.clock.now();
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MILLISECONDS);
  const [firstAfter, secondAfter] = VET_REMINDER_HOURS;
  for (const form of await listFormsToRemind(ports.db, 'first', before(firstAfter), now))
    await inTransaction(ports, (tx) => remind(ports, tx, form, 'first'));
  for (const form of await listFormsToRemind(ports.db, 'second', before(secondAfter), now))
    await inTransaction(ports, (tx) => remind(ports, tx, form, 'second'));
}

async function remind(ports: Ports, tx: Tx, form: FormToRemind, which: 'first' | 'second'): Promise<void> {
  if (!(await markReminded(tx, form.id, which, ports.clock.now()))) return;
  const payload = { form: form.id, version: form.link_version, reminds: true };
  await enqueueMail(ports, tx, vetLink, { recipient: form.mail_key, payload });
}

async function inTransaction({ db }: Ports, work: (tx: Tx) => Promise<void>): Promise<void> {
  await db.transaction().execute(work);
}
