import { insertDocument } from '../repositories/claim-documents.ts';
import { insertReceipt } from '../repositories/claim-receipts.ts';
import { findCompletedForm } from '../repositories/vet-forms.ts';
import { changeUndecidedClaim, type OperatorContext } from './change-claim.ts';
import { movements } from '../movement-texts.ts';
import { readableText } from '../../operator/readable-text.ts';

/** `form_not_found`: the claim has no answered form with that id. `invalid_text`: of the concept. */
export type ReceiptResult =
  | 'done'
  | 'not_found'
  | 'already_decided'
  | 'form_not_found'
  | 'invalid_text'
  | 'invalid_amount';

const CONCEPT_MAXIMUM = 100;
/** In pesos; more is a typing error. */
const AMOUNT_MAXIMUM = 1_000_000_000;

/** Records a receipt that came by mail or over the counter, for a vet's answered form. `invalid_amount` in whole pesos. */
export async function recordReceipt(
  ports: OperatorContext,
  claimId: number,
  { formId, concept, amount }: { readonly formId: number; readonly concept: string; readonly amount: number },
): Promise<ReceiptResult> {
  const concepto = readableText(concept, CONCEPT_MAXIMUM);
  if (concepto === null) return 'invalid_text';
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > AMOUNT_MAXIMUM) return 'invalid_amount';
  return changeUndecidedClaim<ReceiptResult>(ports, claimId, async (tx, fecha) => {
    const form = await findCompletedForm(tx, formId);
    if (form?.claim_id !== claimId) return { failure: 'form_not_found' };
    const document_id = await insertDocument(tx, {
      claim_id: claimId,
      slot: 'comprobante',
      fecha,
      file: null,
    });
    if (document_id === undefined) throw new Error('A document without a file equals none');
    await insertReceipt(tx, { document_id, vet_form_id: formId, concepto, monto: amount });
    return {
      movement: {
        kind: 'COMPLETADO',
        text: movements.receipt(concepto, amount),
        notification: 'receipt-received',
      },
    };
  });
}
