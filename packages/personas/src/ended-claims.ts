import { reductionCode } from '@huella/contract/claims';
import { approveClaim, closeClaim, recordReceipt, showClaim } from '@huella/server/operator';
import { claimsOf } from './claims-of.ts';
import { DAY, earlier } from './earlier.ts';
import type { HistoryContext } from './history-context.ts';
import { answerForms, formsOf, NO_REQUESTS } from './vet-forms.ts';

/** How long ago the claims were filed. */
export const ENDED_AGO = 20 * DAY;

const AMOUNT = 20_000;

/** Closes the first of two claims without a decision; reduces each receipt of the second for another reason. */
export async function endClaims({ ports, person }: HistoryContext): Promise<void> {
  const [closed = 0, reduced = 0] = await claimsOf(ports, person);
  await closeClaim(earlier(ports, 10 * DAY), closed, 'La persona asegurada retiró la denuncia.');
  await answerForms(earlier(ports, 18 * DAY), reduced, NO_REQUESTS);
  await recordReceipts(earlier(ports, 12 * DAY), reduced);
  const receipts = (await showClaim(ports, reduced))?.receipts ?? [];
  const amounts = receipts.map(({ id }, index) => {
    const code = reductionCode.options[index];
    const text = code === 'otro' ? 'La cantidad no es la que indicó su veterinaria.' : undefined;
    return { receiptId: id, recognised: index * 3_000, code, text };
  });
  const result = await approveClaim(earlier(ports, 5 * DAY), reduced, amounts);
  if (result !== 'done') throw new Error(`The claim was not approved: ${JSON.stringify(result)}`);
}

async function recordReceipts(ports: HistoryContext['ports'], claim: number): Promise<void> {
  const [formId = 0] = await formsOf(ports, claim);
  for (const [index] of reductionCode.options.entries())
    await recordReceipt(ports, claim, { formId, concept: `Medicamentos ${index + 1}`, amount: AMOUNT });
}
