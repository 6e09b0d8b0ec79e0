import type { Ports } from '../../ports.ts';
import { findEmailOf } from '../../auth/repositories/accounts.ts';
import { listWaitingPets } from '../repositories/external-policies.ts';
import { insertSyncLink } from '../repositories/sync-links.ts';
import { emailKey } from '../../auth/email-key.ts';
import { hashOf, newSecret } from '../../auth/secret.ts';
import { maskEmail } from '../mask-email.ts';
import { mailText } from '../../mail/copy.ts';
import { renderTemplate } from '../../mail/mail-template.ts';
import type { Rendered } from '../../mail/rendered.ts';

const LIFETIME_MILLISECONDS = 24 * 60 * 60 * 1000;
const copy = mailText.syncPets;

/** Where the page stands that associates policies; the link's secret follows. */
export const SYNC_PAGE_PATH = '/auth/asociar';

/**
 * Writes to the address that was given. Only here it is looked whether policies wait under it: the request cannot tell, and
 * who reads the mail is told in either case. `accountId` is the account that asked.
 */
export async function syncPets(
  ports: Ports,
  recipient: string,
  { accountId }: Readonly<Record<string, string | number>>,
): Promise<Rendered> {
  const asking = { accountId: Number(accountId), emailKey: emailKey(recipient) };
  const account = await findEmailOf(ports.db, asking.accountId);
  if (account === undefined) return null;
  const waiting = await listWaitingPets(ports.db, asking.emailKey);
  const { supportEmail } = ports.config;
  const isOwn = emailKey(account) === asking.emailKey;
  const opening = [copy.greeting, isOwn ? copy.own : copy.other(maskEmail(account))];
  if (waiting.length === 0) {
    const { subject, text, otherwise } = copy.nothing;
    const paragraphs = [...opening, text];
    return {
      to: recipient,
      ...(await renderTemplate({ subject, paragraphs, closing: [otherwise], supportEmail })),
    };
  }
  const href = await newLink(ports, asking);
  const template = await renderTemplate({
    subject: copy.subject,
    paragraphs: opening,
    action: { label: copy.action, href },
    closing: [copy.limit, copy.otherwise],
    supportEmail,
  });
  return { to: recipient, ...template };
}

/** A single-use link, good for a day. */
async function newLink(
  { db, clock, config }: Ports,
  asking: { accountId: number; emailKey: string },
): Promise<string> {
  const secret = newSecret();
  const expiresAt = new Date(clock.now().getTime() + LIFETIME_MILLISECONDS);
  await insertSyncLink(db, asking, await hashOf(secret), expiresAt);
  return `${config.publicUrl}${SYNC_PAGE_PATH}/${secret}`;
}
