import { zodResolver } from '@hookform/resolvers/zod';
import { conceptOf } from '@huella/fiscal-code';
import { useFlow, useSubmit, type Flow } from '@huella/forms';
import type { PreparedPaper } from '@huella/papers';
import { receiptSchema, type ReceiptForm } from '@huella/validation/claim';
import { sendFormPaper } from '../../../components/claim-file/send-form-paper.ts';
import { useFormPaper } from '../../../components/claim-file/use-form-paper.ts';
import { topics } from '../../../lib/file-topics.ts';
import { copy } from './copy.ts';
import { fiscalCodeOf, type ReadCode } from './fiscal-code-of.ts';

const resolver = zodResolver(receiptSchema);

/** The fields, and what the last paper's code prefilled: the draft stores both. */
export interface ReceiptValues extends ReceiptForm {
  filled?: ReceiptForm;
}

type ReceiptFlow = Flow<ReceiptValues, ReceiptForm>;

const NOTHING: ReceiptForm = { concepto: '', monto: '' };
const EMPTY: ReceiptValues = { ...NOTHING, filled: NOTHING };

export interface ReceiptTarget {
  claimId: number;
  vetFormId: number;
}

export const receiptDraft = (vetFormId: number) => `receipt-${vetFormId}`;

/** The form of a receipt, prefilled by its fiscal code; the outbox sends it. */
export function useReceiptForm({ claimId, vetFormId }: ReceiptTarget, onSent: () => void) {
  const fields: ReceiptFlow = useFlow<ReceiptValues, ReceiptForm>({
    resolver,
    defaultValues: EMPTY,
    draft: receiptDraft(vetFormId),
  });
  const { flow, paper, setPaper, attempt } = useFormPaper(fields, receiptDraft(vetFormId));
  const code = paper && fiscalCodeOf(paper.qrCodes);
  const take = (ready: PreparedPaper | null) => {
    setPaper(ready);
    if (ready === null) return;
    const read = fiscalCodeOf(ready.qrCodes);
    fillUntyped(flow, read?.kind === 'payment' ? readValues(read) : NOTHING);
  };
  const submit = useSubmit(flow, {
    body: (receipt: ReceiptForm) => ({
      ...receipt,
      vetFormId: String(vetFormId),
      ...(code && { codigoFiscal: code.text }),
    }),
    send: ({ body }) =>
      sendFormPaper(
        paper,
        {
          call: 'addReceiptFile',
          field: 'comprobante',
          fields: body,
          title: body.concepto,
          topic: topics.receiptPrefix(claimId, vetFormId),
          sentText: copy.sent,
        },
        copy.noFile,
      ),
    failure: copy.failure,
    onSent,
  });
  return { flow, paper, attempt, code, take, ...submit };
}

/** Reads the fields from a code, which proves nothing: the user confirms them (D97). */
function readValues(code: ReadCode): ReceiptForm {
  return { concepto: conceptOf(code), monto: code.amount ? String(code.amount.pesos) : '' };
}

/**
 * Fills the untouched fields. Removes what the last paper's code had prefilled; emptied fields stay empty when the same paper is
 * taken again.
 */
function fillUntyped({ form: { getValues, setValue } }: ReceiptFlow, next: ReceiptForm): void {
  const before = getValues('filled') ?? NOTHING;
  for (const name of ['concepto', 'monto'] as const) {
    const value = getValues(name).trim();
    const isUntyped = value === '' || value === before[name];
    if (isUntyped && before[name] !== next[name])
      setValue(name, next[name], { shouldDirty: true, shouldValidate: next[name] !== '' });
  }
  setValue('filled', next);
}
