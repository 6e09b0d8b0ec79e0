import type { Ports } from '../../ports.ts';
import { findLegalRequest } from '../repositories/legal-requests.ts';
import { argentineMoment } from '../../mail/argentine-moment.ts';
import { mailText } from '../../mail/copy.ts';
import { renderTemplate } from '../../mail/mail-template.ts';
import type { MailPayload, Rendered } from '../../mail/rendered.ts';

const copy = mailText.legalReceived;

/**
 * The reference number of a legal request, by the medium that it came by (Disposición 954/2025). Nothing that was typed stands
 * in it: the address is whatever somebody wrote into a public form, and we carry no message to it.
 */
export async function legalReceived(
  ports: Ports,
  recipient: string,
  payload: MailPayload,
): Promise<Rendered> {
  const request = await findLegalRequest(ports.db, Number(payload['request']));
  if (!request) return null;
  const text = copy[request.kind];
  const template = await renderTemplate({
    subject: text.subject(request.code),
    paragraphs: [
      copy.greeting,
      text.received,
      copy.code(request.code),
      copy.made(argentineMoment(request.created_at)),
      ...text.law,
    ],
    closing: [copy.keep, copy.otherwise],
    supportEmail: ports.config.supportEmail,
  });
  return { to: recipient, ...template };
}
