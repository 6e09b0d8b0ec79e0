import { zodResolver } from '@hookform/resolvers/zod';
import { conceptOf } from '@huella/fiscal-code';
import { useFlow, useSubmit, type Flow } from '@huella/forms';
import type { PreparedPaper } from '@huella/papers';
import { receiptSchema, type ReceiptForm } from '@huella/validation/claim';
import { useRef } from 'react';
import { sendFormPaper } from '../../../components/claim-file/send-form-paper.ts';
import { useFormPaper } from '../../../components/claim-file/use-form-paper.ts';
import { topics } from '../../../lib/file-topics.ts';
import { copy } from './copy.ts';
import { fiscalCodeOf, type ReadCode } from './fiscal-code-of.ts';

const resolver = zodResolver(receiptSchema);

type ReceiptFlow = Flow<ReceiptForm, ReceiptForm>;

const EMPTY: ReceiptForm = { concepto: '', monto: '' };

/** The claim and the vet's form that a receipt is of. */
export interface ReceiptTarget {
  claimId: number;
  vetFormId: number;
}

/** What is begun of a receipt is kept under this name. */
export const receiptDraft = (vetFormId: number) => `receipt-${vetFormId}`;

/** The form of a receipt, filled from its fiscal code where it has one; the outbox sends it. */
export function useReceiptForm({ claimId, vetFormId }: ReceiptTarget, onSent: () => void) {
  const fields: ReceiptFlow = useFlow<ReceiptForm, ReceiptForm>({
    resolver,
    defaultValues: EMPTY,
    draft: receiptDraft(vetFormId),
  });
  const { flow, paper, setPaper, attempt } = useFormPaper(fields, receiptDraft(vetFormId));
  const filled = useRef<ReceiptForm>(EMPTY);
  const code = paper && fiscalCodeOf(paper.codes);
  const take = (ready: PreparedPaper | null) => {
    setPaper(ready);
    if (ready === null) return;
    const read = fiscalCodeOf(ready.codes);
    const next = read?.kind === 'payment' ? readValues(read) : EMPTY;
    fillUntyped(flow, filled.current, next);
    filled.current = next;
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
          topic: topics.receiptsOf(claimId, vetFormId),
          sentText: copy.sent,
        },
        copy.noFile,
      ),
    failure: copy.failure,
    onSent,
  });
  return { flow, paper, attempt, code, take, ...submit };
}

/** What a code says of the form's fields: it proves nothing, the person confirms it (D97). */
function readValues(code: ReadCode): ReceiptForm {
  return { concepto: conceptOf(code), monto: code.amount ? String(code.amount.pesos) : '' };
}

/** Fills what the person has not typed. What the code of a paper before filled in goes with that paper. */
function fillUntyped(
  { form: { getValues, setValue } }: ReceiptFlow,
  before: ReceiptForm,
  next: ReceiptForm,
): void {
  for (const name of ['concepto', 'monto'] as const) {
    const value = getValues(name).trim();
    const isUntyped = value === '' || value === before[name];
    if (isUntyped && value !== next[name])
      setValue(name, next[name], { shouldDirty: true, shouldValidate: next[name] !== '' });
  }
}
