import { appPaths } from '@huella/contract/app-paths';
import { petDataNames } from '@huella/contract/pet-data';
import { petLabels } from '@huella/validation/messages';
import { isolate, petName } from '@huella/validation/text';
import * as z from 'zod/mini';
import { defineMail } from '../../mail/define-mail.ts';
import { renderTemplate } from '../../mail/mail-template.ts';
import { findOutcome } from '../repositories/change-outcomes.ts';

const copy = {
  APROBADA: {
    subject: 'Aprobamos su pedido de cambio',
    what: (pet: string | null, fields: string) =>
      `Ya cambiamos lo que pidió en ${pet === null ? 'sus datos personales' : `los datos de ${pet}`}: ${fields}.`,
    next: 'Si usted no pidió este cambio, avísenos cuanto antes.',
  },
  RECHAZADA: {
    subject: 'No pudimos aceptar su pedido de cambio',
    what: (pet: string | null, fields: string) =>
      `Revisamos su pedido de cambio en ${pet === null ? 'sus datos personales' : `los datos de ${pet}`}: ${fields}. ` +
      'Por ahora todo queda como estaba.',
    next: 'Puede volver a pedir el cambio desde la app.',
  },
  reason: (reason: string) => `Motivo: ${reason}`,
  action: 'Ver los datos',
  personFields: {
    nombre: 'nombre',
    apellido: 'apellido',
    dni: 'DNI',
    tel_celular: 'teléfono celular',
    fecha_nacimiento: 'fecha de nacimiento',
    genero: 'género',
    direccion: 'calle',
    numero: 'altura',
    piso: 'piso',
    departamento: 'departamento',
    locality_id: 'localidad',
  } as Readonly<Record<string, string>>,
} as const;

const petFields: Readonly<Record<string, string>> = Object.fromEntries(
  petDataNames.map((name) => [name, petLabels[name].toLowerCase()]),
);

/** Names the changed fields but not their values, because others may read the mailbox (D81). Null if the account is gone. */
export const changeResolved = defineMail({
  kind: 'change-resolved',
  label: 'Respuesta a una solicitud de cambio',
  droppedWithAccountOf: 'recipient',
  payload: z.object({ request: z.number() }),
  async render(ports, _recipient, payload) {
    const outcome = await findOutcome(ports.db, payload.request);
    if (!outcome || outcome.estado === 'PENDIENTE') return null;
    const { email, estado, petId, reason, fields } = outcome;
    const text = copy[estado];
    const labels = petId === null ? copy.personFields : petFields;
    const names = fields.map((field) => labels[field] ?? field).join(', ');
    const { webUrl, supportEmail } = ports.config;
    const template = await renderTemplate({
      subject: text.subject,
      paragraphs: [
        text.what(outcome.petName && petName(outcome.petName), names),
        ...(reason === null ? [] : [copy.reason(isolate(reason))]),
      ],
      action: {
        label: copy.action,
        href: `${webUrl}${petId === null ? appPaths.personalData.href() : appPaths.petDetails.href(petId)}`,
      },
      closing: [text.next],
      supportEmail,
    });
    return { to: email, ...template };
  },
});
