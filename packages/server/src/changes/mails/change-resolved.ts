import type { Ports } from '../../ports.ts';
import { findOutcome } from '../repositories/change-outcomes.ts';
import { mailText } from '../../mail/copy.ts';
import { renderTemplate } from '../../mail/mail-template.ts';
import type { MailPayload, Rendered } from '../../mail/rendered.ts';

const copy = mailText.changeResolved;

/**
 * Tells an owner what the insurer decided (D81). It names the data, not what stood or stands in them: a mail is open to
 * whoever reads the mailbox. Null when the account is gone.
 */
export async function changeResolved(
  ports: Ports,
  _recipient: string,
  payload: MailPayload,
): Promise<Rendered> {
  const outcome = await findOutcome(ports.db, Number(payload['request']));
  if (!outcome || outcome.estado === 'PENDIENTE') return null;
  const { email, estado, petId, petName, reason, fields } = outcome;
  const text = copy[estado];
  const names = fields.map((field) => copy.fields[field] ?? field).join(', ');
  const { webUrl, supportEmail } = ports.config;
  const template = await renderTemplate({
    subject: text.subject,
    paragraphs: [copy.greeting, text.what(petName, names), ...(reason === null ? [] : [copy.reason(reason)])],
    action: {
      label: copy.action,
      href: petId === null ? `${webUrl}/tabs/personal-data` : `${webUrl}/tabs/pet-details/${petId}`,
    },
    closing: [text.next],
    supportEmail,
  });
  return { to: email, ...template };
}
