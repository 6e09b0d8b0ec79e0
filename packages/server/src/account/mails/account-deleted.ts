import { isolate } from '@huella/validation/text';
import * as z from 'zod/mini';
import { argentineMoment } from '../../mail/argentine-moment.ts';
import { defineMail } from '../../mail/define-mail.ts';
import { renderTemplate } from '../../mail/mail-template.ts';

const copy = {
  subject: 'Su cuenta de Huella fue eliminada',
  deleted: (email: string, moment: string) =>
    `Eliminamos la cuenta ${email} y sus datos, como nos pidió el ${moment} (Argentina).`,
  ended: 'Sus pólizas terminaron en ese momento.',
  kept:
    'La ley nos obliga a conservar durante diez años quién estuvo asegurado, con qué plan y entre qué fechas (Código Civil ' +
    'y Comercial, artículo 328, y Ley 25.326, artículo 16). Después también lo borramos.',
  notYou: 'Si usted no lo pidió, escríbanos cuanto antes.',
} as const;

/** The last mail of an account, rendered without it. `at` is when it was deleted, `policies` how many ended with it. */
export const accountDeleted = defineMail({
  kind: 'account-deleted',
  dropWhenUndeliverable: true,
  droppedWithAccountOf: 'nobody',
  payload: z.object({ at: z.string(), policies: z.number() }),
  async render(ports, recipient, payload) {
    const ended = payload.policies > 0 ? [copy.ended, copy.kept] : [];
    const template = await renderTemplate({
      subject: copy.subject,
      paragraphs: [copy.deleted(isolate(recipient), argentineMoment(payload.at)), ...ended],
      closing: [copy.notYou],
      supportEmail: ports.config.supportEmail,
    });
    return { to: recipient, ...template };
  },
});
