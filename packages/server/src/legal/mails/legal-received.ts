import * as z from 'zod/mini';
import { argentineMoment } from '../../mail/argentine-moment.ts';
import { defineMail } from '../../mail/define-mail.ts';
import { renderTemplate } from '../../mail/mail-template.ts';
import { findLegalRequest } from '../repositories/legal-requests.ts';

const copy = {
  code: (code: string) => `Número de gestión: ${code}`,
  made: (moment: string) => `Fecha y hora del pedido: ${moment} (Argentina)`,
  keep: 'Guarde este mensaje: el número identifica su gestión.',
  notYou: 'Si usted no hizo este pedido, escríbanos cuanto antes: antes de actuar verificamos quién lo pide.',
  BAJA: {
    subject: (code: string) => `Recibimos su pedido de baja: ${code}`,
    received: 'Recibimos su pedido de baja del servicio.',
    law: [
      'Le informamos este número dentro de las 24 horas y por el mismo medio, como establece la Disposición 954/2025. La ' +
        'baja no tiene costo y le confirmamos por email cuando esté hecha.',
    ],
  },
  ARREPENTIMIENTO: {
    subject: (code: string) => `Recibimos su pedido de arrepentimiento: ${code}`,
    received: 'Recibimos su pedido de revocar la contratación.',
    law: [
      'Usted puede revocarla dentro de los 10 días corridos desde que la hizo o desde que recibió su póliza, lo último ' +
        'que haya ocurrido, sin costo ni responsabilidad alguna y sin dar motivos. Esta facultad no puede ser dispensada ' +
        'ni renunciada (artículo 34 de la Ley 24.240 y artículo 1110 del Código Civil y Comercial).',
      'Le informamos este número dentro de las 24 horas y por el mismo medio, como establece la Disposición 954/2025, y ' +
        'le confirmamos por email cuando la gestión esté hecha.',
    ],
  },
} as const;

/**
 * The reference number of a legal request, with the medium that it came by (Disposición 954/2025). Contains nothing that was typed:
 * anybody can enter any email in a public form, which must not carry messages.
 */
export const legalReceived = defineMail({
  kind: 'legal-received',
  label: 'Número de una gestión',
  droppedWithAccountOf: 'nobody',
  payload: z.object({ request: z.number() }),
  async render(ports, recipient, payload) {
    const request = await findLegalRequest(ports.db, payload.request);
    if (!request) return null;
    const text = copy[request.kind];
    const template = await renderTemplate({
      subject: text.subject(request.code),
      paragraphs: [
        text.received,
        copy.code(request.code),
        copy.made(argentineMoment(request.created_at)),
        ...text.law,
      ],
      closing: [copy.keep, copy.notYou],
      supportEmail: ports.config.supportEmail,
    });
    return { to: recipient, ...template };
  },
});
