import { claimProgress, type NextStep } from '@huella/claim-progress';
import { appPaths } from '@huella/contract/app-paths';
import { petName } from '@huella/validation/text';
import * as z from 'zod/mini';
import { defineMail } from '../../mail/define-mail.ts';
import { renderTemplate } from '../../mail/mail-template.ts';
import { findClaimFacts } from '../claim-facts.ts';
import { findClaimant } from '../repositories/claims.ts';

const steps: Readonly<Record<NextStep, string>> = {
  'send-form': 'Falta que un veterinario complete el formulario. Puede enviárselo desde la app.',
  'resend-form': 'El formulario todavía no se completó. Puede enviarlo de nuevo desde la app.',
  'wait-for-vet': 'Esperamos la respuesta de su veterinario. Por ahora usted no tiene que hacer nada.',
  'upload-documents': 'Falta documentación. En la app puede ver cuál es y cómo mandarla.',
  'upload-receipts':
    'Faltan los comprobantes de los gastos. Mándenos uno por cada formulario que su veterinario completó.',
  'wait-for-decision': 'Ya tenemos todo y lo estamos revisando. Por ahora usted no tiene que hacer nada.',
  'wait-for-payment': 'Ya lo resolvimos y estamos preparando el pago.',
  nothing: 'No queda nada por hacer. En la app puede ver cómo terminó.',
};

const copy = {
  needed: (id: number) => `Su siniestro número ${id}: hace falta algo`,
  underWay: (id: number) => `Su siniestro número ${id} está en curso`,
  resolved: (id: number) => `Su siniestro número ${id} está resuelto`,
  news: (id: number, pet: string) => `Hay novedades en el siniestro número ${id} de ${pet}.`,
  pending: 'Además hay indicaciones de su veterinario que puede enviar desde la app.',
  action: 'Ver el siniestro',
} as const;

/** Tells an owner what is next for a claim (D91, D99), as of the delivery, without diagnosis, amount, file or free text. */
export const claimStatus = defineMail({
  kind: 'claim-news',
  label: 'Novedades de un siniestro',
  droppedWithAccountOf: 'recipient',
  payload: z.object({ claim: z.number() }),
  async render(ports, _recipient, payload) {
    const claimant = await findClaimant(ports.db, payload.claim);
    if (!claimant) return null;
    const { accountId } = claimant;
    const found = await findClaimFacts(ports.db, { accountId, claimId: payload.claim }, ports.clock.now());
    if (!found) return null;
    const { next, badges } = claimProgress(found.facts);
    const { webUrl, supportEmail } = ports.config;
    const template = await renderTemplate({
      subject: subjectFor(next)(payload.claim),
      paragraphs: [
        copy.news(payload.claim, petName(claimant.pet)),
        steps[next],
        ...(badges.pending > 0 && !isResolved(next) ? [copy.pending] : []),
      ],
      action: { label: copy.action, href: `${webUrl}${appPaths.claimMenu.href(payload.claim)}` },
      closing: [],
      supportEmail,
    });
    return { to: claimant.email, ...template };
  },
});

function subjectFor(next: NextStep) {
  if (isResolved(next)) return copy.resolved;
  return next === 'wait-for-vet' || next === 'wait-for-decision' ? copy.underWay : copy.needed;
}

/** Once a claim is decided, pending indications are not mentioned. */
function isResolved(next: NextStep): boolean {
  return next === 'nothing' || next === 'wait-for-payment';
}
