import type { Ports } from '../../ports.ts';
import { findAccount } from '../repositories/accounts.ts';
import { insertPasswordLink } from '../repositories/password-links.ts';
import { hashOf, newSecret } from '../secret.ts';
import { mailText } from '../../mail/copy.ts';
import { renderTemplate } from '../../mail/mail-template.ts';
import type { Rendered } from '../../mail/rendered.ts';

const LIFETIME_MILLISECONDS = 60 * 60 * 1000;
const copy = mailText.passwordRecovery;

/** Where the page for a new password stands; the link's secret follows. */
export const PASSWORD_PAGE_PATH = '/auth/nueva-clave';

/**
 * Makes a single-use link, good for an hour, for the account of a mail address. Null where there is no account: the
 * request did not look, so that it could not tell (D79).
 */
export async function passwordRecovery(ports: Ports, recipient: string): Promise<Rendered> {
  const account = await findAccount(ports.db, recipient);
  if (!account) return null;
  const secret = newSecret();
  const expiresAt = new Date(ports.clock.now().getTime() + LIFETIME_MILLISECONDS);
  await insertPasswordLink(ports.db, account.id, await hashOf(secret), expiresAt);
  const { publicUrl, supportEmail } = ports.config;
  const template = await renderTemplate({
    subject: copy.subject,
    paragraphs: [copy.greeting, copy.why(account.email)],
    action: { label: copy.action, href: `${publicUrl}${PASSWORD_PAGE_PATH}/${secret}` },
    closing: [copy.limit, copy.otherwise],
    supportEmail,
  });
  return { to: account.email, ...template };
}
