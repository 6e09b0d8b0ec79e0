import { appPaths } from '@huella/contract/app-paths';
import { isolate, petName } from '@huella/validation/text';
import * as z from 'zod/mini';
import { argentineMoment } from '../../mail/argentine-moment.ts';
import { defineMail } from '../../mail/define-mail.ts';
import { renderTemplate } from '../../mail/mail-template.ts';
import { findCancellation } from '../repositories/cancellation-requests.ts';

const copy = {
  subject: (code: string) => `Recibimos su pedido de baja: ${code}`,
  received: (policy: string, pet: string) =>
    `Recibimos su pedido de dar de baja la póliza ${policy}, de ${pet}.`,
  code: (code: string) => `Número de gestión: ${code}`,
  made: (moment: string) => `Fecha y hora del pedido: ${moment} (Argentina)`,
  next: 'La baja no tiene costo y le confirmamos por email cuando esté hecha. Hasta entonces la cobertura sigue.',
  action: 'Ver el pedido',
  keep: 'Guarde este mensaje: el número identifica su gestión.',
  notYou: 'Si usted no hizo este pedido, escríbanos cuanto antes.',
} as const;

export const cancellationReceived = defineMail({
  kind: 'cancellation-received',
  label: 'Número de un pedido de baja',
  droppedWithAccountOf: 'recipient',
  payload: z.object({ request: z.number() }),
  async render({ db, config }, _recipient, payload) {
    const request = await findCancellation(db, payload.request);
    if (!request) return null;
    const { code, number, pet, email, created_at } = request;
    const template = await renderTemplate({
      subject: copy.subject(code),
      paragraphs: [
        copy.received(isolate(number), petName(pet)),
        copy.code(code),
        copy.made(argentineMoment(created_at)),
        copy.next,
      ],
      action: { label: copy.action, href: `${config.webUrl}${appPaths.cancelCoverage.href()}` },
      closing: [copy.keep, copy.notYou],
      supportEmail: config.supportEmail,
    });
    return { to: email, ...template };
  },
});
