import { appPaths } from '@huella/contract/app-paths';
import { petName } from '@huella/validation/text';
import * as z from 'zod/mini';
import { defineMail } from '../../mail/define-mail.ts';
import { renderTemplate } from '../../mail/mail-template.ts';
import { findClaimant } from '../repositories/claims.ts';

const copy = {
  subject: (id: number) => `Recibimos su siniestro número ${id}`,
  received: (id: number, pet: string) => `Recibimos el siniestro número ${id} de ${pet}.`,
  next: 'El próximo paso es enviarle el formulario a su veterinario. Puede hacerlo desde la app.',
  action: 'Ver el siniestro',
  notYou: 'Si usted no lo cargó, avísenos cuanto antes.',
} as const;

export const claimReceived = defineMail({
  kind: 'claim-received',
  label: 'Siniestro recibido',
  droppedWithAccountOf: 'recipient',
  payload: z.object({ claim: z.number() }),
  async render(ports, _recipient, { claim }) {
    const claimant = await findClaimant(ports.db, claim);
    if (!claimant) return null;
    const { webUrl, supportEmail } = ports.config;
    const template = await renderTemplate({
      subject: copy.subject(claim),
      paragraphs: [copy.received(claim, petName(claimant.pet)), copy.next],
      action: { label: copy.action, href: `${webUrl}${appPaths.claimMenu.href(claim)}` },
      closing: [copy.notYou],
      supportEmail,
    });
    return { to: claimant.email, ...template };
  },
});
