import { foldForSearch } from '@huella/validation/text';
import { emailKey } from '../auth/email-key.ts';
import type { Tx } from '../db/transaction.ts';
import { consume, limits } from '../limits/limits.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import type { Ports } from '../ports.ts';
import { vetLink } from './mails/vet-link.ts';
import { putVetContact } from './repositories/vets.ts';

const LIFETIME_MILLISECONDS = 30 * 24 * 60 * 60 * 1000;

export interface TypedVet {
  readonly nombre: string;
  readonly mail: string;
  readonly telefono: string;
}

/** When a link sent now expires (D88). */
export function linkExpiry(now: Date): Date {
  return new Date(now.getTime() + LIFETIME_MILLISECONDS);
}

/** Counts a mail to a vet: by account and by account with email, both also daily, and by email. */
export async function consumeVetMail(ports: Ports, accountId: number, email: string): Promise<void> {
  const recipient = emailKey(email);
  for (const limit of [limits.vetLinkByAccount, limits.vetLinkByAccountDaily])
    await consume(ports, limit, String(accountId));
  for (const limit of [limits.vetLinkByPair, limits.vetLinkByPairDaily])
    await consume(ports, limit, `${accountId}\n${recipient}`);
  await consume(ports, limits.vetLinkByRecipient, recipient);
}

export async function keepVet(
  tx: Tx,
  accountId: number,
  {
    nombre,
    mail,
    telefono,
    tipo = 'VetContact',
  }: TypedVet & { tipo?: 'VetContact' | 'VetNetwork' | undefined },
  now: Date,
): Promise<number> {
  const row = {
    account_id: accountId,
    nombre,
    mail,
    mail_key: emailKey(mail),
    name_key: foldForSearch(nombre),
    telefono,
    tipo,
  };
  return putVetContact(tx, row, now);
}

export async function enqueueVetLink(
  ports: Ports,
  tx: Tx,
  email: string,
  { formId, emailVersion }: { readonly formId: number; readonly emailVersion: number },
): Promise<void> {
  const payload = { form: formId, version: emailVersion, reminds: false };
  await enqueueMail(ports, tx, vetLink, { recipient: emailKey(email), payload });
}
