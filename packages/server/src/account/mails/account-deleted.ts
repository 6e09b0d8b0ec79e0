import type { Ports } from '../../ports.ts';
import { argentineMoment } from '../../mail/argentine-moment.ts';
import { mailText } from '../../mail/copy.ts';
import { renderTemplate } from '../../mail/mail-template.ts';
import type { MailPayload, Rendered } from '../../mail/rendered.ts';

const copy = mailText.accountDeleted;

/** The last mail of an account, written without it: `at` is when it was deleted, `policies` how many ended with it. */
export async function accountDeleted(
  ports: Ports,
  recipient: string,
  payload: MailPayload,
): Promise<Rendered> {
  const ended = Number(payload['policies']) > 0 ? [copy.ended, copy.kept] : [];
  const template = await renderTemplate({
    subject: copy.subject,
    paragraphs: [copy.greeting, copy.deleted(recipient, argentineMoment(String(payload['at']))), ...ended],
    closing: [copy.otherwise],
    supportEmail: ports.config.supportEmail,
  });
  return { to: recipient, ...template };
}
