import type { FieldError, FiscalNumber } from '@huella/contract';
import * as calls from '@huella/contract/claim-files';
import { readFiscalCode } from '@huella/fiscal-code';
import { RECEIPT_AMOUNT_MAXIMUM } from '@huella/validation/claim';
import { normalizeLine, petName } from '@huella/validation/text';
import { fieldText } from '../../copy.ts';
import type { Executor } from '../../db/transaction.ts';
import { ApiError, invalidFields } from '../../http/api-error.ts';
import { operation } from '../../http/operation.ts';
import { movements } from '../movement-texts.ts';
import {
  findEqualReceipts,
  findReceiptOfForm,
  insertReceipt,
  type EqualReceipt,
} from '../repositories/claim-receipts.ts';
import { findFormOfOwner } from '../repositories/vet-forms.ts';
import { addFile } from '../add-file.ts';
import { MAXIMUM_FORM_BYTES } from '../add-paper.ts';
import { formatDay } from '@huella/validation/day';
import { argentineDay } from '../../http/argentine-day.ts';

const FIELD = 'comprobante';

export const addReceiptFile = operation({
  call: calls.addReceiptFile,
  rules: receiptRules,
  maximumBytes: MAXIMUM_FORM_BYTES,
  async handle(scope) {
    const { ports, accountId, body, input } = scope;
    const { vetFormId, monto } = body;
    const form = await findFormOfOwner(ports.db, accountId, vetFormId);
    if (!form) throw new ApiError('not_found');
    if (form.completed_at === null)
      throw invalidFields({ path: 'vetFormId', code: 'not_completed', message: fieldText.formNotCompleted });
    const fiscal = fiscalNumberOf(body.codigoFiscal);
    return addFile(scope, {
      claimId: form.claim_id,
      slot: 'comprobante',
      file: body.comprobante,
      field: FIELD,
      preset: 'paper',
      fiscal,
      movement: movements.receipt(input.concepto, monto),
      findSame: (db, sentHash) => findSame(db, { accountId, vetFormId, sentHash, fiscal }),
      complete: (tx, document_id) =>
        insertReceipt(tx, { document_id, vet_form_id: vetFormId, concepto: input.concepto, monto }),
    });
  },
});

function receiptRules({ comprobante, concepto, monto }: Readonly<Record<string, unknown>>) {
  const line = typeof concepto === 'string' ? normalizeLine(concepto) : '';
  const fields: FieldError[] = [];
  if (!(comprobante instanceof Blob))
    fields.push({ path: FIELD, code: 'missing', message: fieldText.fileMissing });
  if (line === '') fields.push({ path: 'concepto', code: 'missing', message: fieldText.concept });
  const amount = typeof monto === 'string' && /^\d{1,10}$/.test(monto) ? Number(monto) : 0;
  if (amount < 1) fields.push({ path: 'monto', code: 'missing', message: fieldText.amount });
  if (amount > RECEIPT_AMOUNT_MAXIMUM)
    fields.push({ path: 'monto', code: 'out_of_range', message: fieldText.amountTooHigh });
  return { input: { concepto: line }, fields };
}

/** The fiscal code identifies any kind of receipt; null if it cannot be read. */
function fiscalNumberOf(text: string | undefined): FiscalNumber | null {
  return (text === undefined ? null : readFiscalCode(text))?.number ?? null;
}

interface Same {
  readonly accountId: number;
  readonly vetFormId: number;
  readonly sentHash: string;
  readonly fiscal: FiscalNumber | null;
}

/** The same bytes for the same form are a retry; the same receipt elsewhere, or photographed again, is a duplicate (D94). */
async function findSame(db: Executor, { accountId, vetFormId, sentHash, fiscal }: Same) {
  const same = await findReceiptOfForm(db, vetFormId, sentHash);
  if (same !== undefined) return same;
  const [first] = await findEqualReceipts(db, accountId, { sentHash, fiscal });
  if (first) throw duplicateReceipt(first);
  return undefined;
}

/** 409 with the first receipt's claim and id (D94). */
function duplicateReceipt({ id, fecha, claim_id, pet }: EqualReceipt): ApiError {
  const day = formatDay(argentineDay(new Date(fecha)));
  const message = `Este comprobante ya lo envió el ${day} en el siniestro ${claim_id} de ${petName(pet)}.`;
  return new ApiError('duplicate_receipt', { message, id });
}
