import type { Ports } from '@huella/server';
import {
  addMovement,
  approveClaim,
  recordPaper,
  recordReceipt,
  payClaim,
  rejectClaim,
  showClaim,
} from '@huella/server/operator';
import { claimsOf } from './claims-of.ts';
import { deliverAll } from './deliver-all.ts';
import { DAY, earlier } from './earlier.ts';
import type { HistoryContext } from './history-context.ts';
import { answerForms, formsOf, NO_REQUESTS } from './vet-forms.ts';

/** How long ago the claims were filed. */
export const STAGES_AGO = 12 * DAY;

/**
 * Acts as the vet and the insurer in eight claims, oldest first, one per stage: not sent, waiting for the vet, papers missing, receipts
 * missing, under review, rejected, approved, paid.
 */
export async function actOnStages({ ports, person }: HistoryContext): Promise<void> {
  const claims = await claimsOf(ports, person);
  const [, , papers = 0, receipts = 0, review = 0, rejected = 0, approved = 0, paid = 0] = claims;
  const daysAgo = (days: number) => earlier(ports, days * DAY);
  await deliverAll(earlier(ports, STAGES_AGO));
  for (const claim of [papers, receipts, review, rejected, approved, paid]) {
    await answerForms(daysAgo(10), claim, NO_REQUESTS);
    await recordPapers(daysAgo(8), claim, claim === papers);
  }
  for (const claim of [review, rejected, approved, paid]) await recordReceipts(daysAgo(6), claim);
  await rejectClaim(
    daysAgo(3),
    rejected,
    'La dermatitis figura en la libreta antes del comienzo de la póliza.',
  );
  await approve(daysAgo(3), approved);
  await approve(daysAgo(4), paid);
  await payClaim(daysAgo(1), paid, '1234');
}

async function recordPapers(ports: Ports, claim: number, areSome: boolean): Promise<void> {
  const slots = ['dniFrente', 'dniDorso', 'libretas', 'cbu'] as const;
  for (const slot of areSome ? slots.slice(0, 3) : slots)
    await recordPaper(ports, claim, { slot, state: 'received' });
  if (!areSome) return;
  await recordPaper(ports, claim, { slot: 'dniFrente', state: 'approved' });
  const reason = 'Las etiquetas de las vacunas no se leen. Saque la foto más de cerca y con luz.';
  await recordPaper(ports, claim, { slot: 'libretas', state: 'returned', reason });
}

async function recordReceipts(ports: Ports, claim: number): Promise<void> {
  for (const formId of await formsOf(ports, claim)) {
    await recordReceipt(ports, claim, { formId, concept: 'Consulta', amount: 18_000 });
    await recordReceipt(ports, claim, { formId, concept: 'Medicamentos', amount: 24_500 });
  }
}

/** Recognises less of the last receipt than requested. */
async function approve(ports: Ports, claim: number): Promise<void> {
  const last = (await showClaim(ports, claim))?.receipts.at(-1);
  if (!last) throw new Error('There is no receipt to recognise');
  await approveClaim(ports, claim, [{ receiptId: last.id, recognised: 20_000, code: 'tope' }]);
}

/** The vet answered the oldest claim, and the insurer added a movement. */
export async function answerFirstClaim({ ports, person }: HistoryContext): Promise<void> {
  const [first = 0] = await claimsOf(ports, person);
  await addMovement(ports, first, { kind: 'AVISO', text: 'Recibimos su denuncia.' });
  await answerForms(ports, first);
  await addMovement(ports, first, { kind: 'COMPLETADO', text: 'Su veterinaria completó el formulario.' });
  await addMovement(ports, first, { kind: 'PENDIENTE', text: 'Falta la documentación.' });
}
