import { isolate } from '@huella/validation/text';
import * as z from 'zod/mini';
import { defineMail } from '../../mail/define-mail.ts';
import { renderTemplate } from '../../mail/mail-template.ts';
import { findLegalRequest } from '../repositories/legal-requests.ts';

const copy = {
  subject: (code: string) => `Su gestión ${code} está resuelta`,
  done: (code: string) => `Resolvimos su gestión ${code}.`,
  ended: (policy: string) => `La póliza ${policy} está anulada.`,
  BAJA: ['Desde ahora no le cobramos más por ella.'],
  ARREPENTIMIENTO: ['Le devolvemos lo que haya pagado por ella, por el mismo medio de pago.'],
  contactUs: 'Si algo no es como esperaba, escríbanos con el número de gestión.',
} as const;

export const legalResolved = defineMail({
  kind: 'legal-resolved',
  label: 'Gestión resuelta',
  droppedWithAccountOf: 'nobody',
  payload: z.object({ request: z.number(), policy: z.optional(z.string()) }),
  async render(ports, recipient, { request: requestId, policy: policyNumber }) {
    const request = await findLegalRequest(ports.db, requestId);
    if (!request) return null;
    const ended =
      policyNumber === undefined ? [] : [copy.ended(isolate(policyNumber)), ...copy[request.kind]];
    const template = await renderTemplate({
      subject: copy.subject(request.code),
      paragraphs: [copy.done(request.code), ...ended],
      closing: [copy.contactUs],
      supportEmail: ports.config.supportEmail,
    });
    return { to: recipient, ...template };
  },
});
