import type { Ports } from '../../ports.ts';
import { findLegalRequest } from '../repositories/legal-requests.ts';
import { mailText } from '../../mail/copy.ts';
import { renderTemplate } from '../../mail/mail-template.ts';
import type { MailPayload, Rendered } from '../../mail/rendered.ts';

const copy = mailText.legalResolved;

/** Says that a legal request is done with, and which policy ended with it. */
export async function legalResolved(
  ports: Ports,
  recipient: string,
  payload: MailPayload,
): Promise<Rendered> {
  const request = await findLegalRequest(ports.db, Number(payload['request']));
  if (!request) return null;
  const { policy } = payload;
  const ended = policy === undefined ? [] : [copy.ended(String(policy)), ...copy[request.kind]];
  const template = await renderTemplate({
    subject: copy.subject(request.code),
    paragraphs: [copy.greeting, copy.done(request.code), ...ended],
    closing: [copy.otherwise],
    supportEmail: ports.config.supportEmail,
  });
  return { to: recipient, ...template };
}
