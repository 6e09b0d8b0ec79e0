import { appPaths } from '@huella/contract/app-paths';
import { isolate, petName } from '@huella/validation/text';
import * as z from 'zod/mini';
import { argentineMoment } from '../../mail/argentine-moment.ts';
import { defineMail } from '../../mail/define-mail.ts';
import { renderTemplate } from '../../mail/mail-template.ts';
import { findCancellation, type CancellationRow } from '../repositories/cancellation-requests.ts';

const copy = {
  code: (code: string) => `Número de gestión: ${code}`,
  action: 'Ver el pedido',
  CONFIRMADA: {
    subject: 'Su póliza está anulada',
    what: (policy: string, pet: string, moment: string) =>
      `La póliza ${policy}, de ${pet}, está anulada desde el ${moment} (Argentina).`,
    next: 'Desde ahora no le cobramos más por ella. Los siniestros que ya informó siguen su curso.',
  },
  RECHAZADA: {
    subject: 'No pudimos dar de baja su póliza',
    what: (policy: string, pet: string) =>
      `Revisamos su pedido de dar de baja la póliza ${policy}, de ${pet}.`,
    reason: (reason: string) => `Motivo: ${reason}`,
    next: 'La póliza sigue como estaba. Puede volver a pedir la baja desde la app.',
  },
  contactUs: 'Si algo no es como esperaba, escríbanos con el número de gestión.',
} as const;

export const cancellationResolved = defineMail({
  kind: 'cancellation-resolved',
  label: 'Respuesta a un pedido de baja',
  droppedWithAccountOf: 'recipient',
  payload: z.object({ request: z.number() }),
  async render({ db, config }, _recipient, payload) {
    const request = await findCancellation(db, payload.request);
    if (!request || request.estado === 'PENDIENTE') return null;
    const template = await renderTemplate({
      subject: copy[request.estado].subject,
      paragraphs: [...outcomeOf(request), copy.code(request.code)],
      action: { label: copy.action, href: `${config.webUrl}${appPaths.cancelCoverage.href()}` },
      closing: [copy.contactUs],
      supportEmail: config.supportEmail,
    });
    return { to: request.email, ...template };
  },
});

function outcomeOf({ estado, number, pet, resolved_at, answer }: CancellationRow): string[] {
  const [policy, name] = [isolate(number), petName(pet)];
  if (estado === 'CONFIRMADA') {
    const { what, next } = copy.CONFIRMADA;
    return [what(policy, name, argentineMoment(resolved_at ?? '')), next];
  }
  const { what, reason, next } = copy.RECHAZADA;
  return [what(policy, name), ...(answer === null ? [] : [reason(isolate(answer))]), next];
}
