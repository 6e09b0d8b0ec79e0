import { zodResolver } from '@hookform/resolvers/zod';
import { conceptOf } from '@huella/fiscal-code';
import { useFlow, useSubmit, type Flow } from '@huella/forms';
import { addToOutbox } from '@huella/outbox';
import { deletePaperDraft, type PreparedPaper } from '@huella/papers';
import { receiptSchema, type ReceiptForm } from '@huella/validation/claim';
import { useState } from 'react';
import { inList } from '../../../api/claims-endpoints.ts';
import { topics } from '../../../lib/file-topics.ts';
import { copy } from './copy.ts';
import { fiscalCodeOf, type ReadCode } from './fiscal-code-of.ts';

const resolver = zodResolver(receiptSchema);

type ReceiptFlow = Flow<ReceiptForm, ReceiptForm>;

/** The claim and the vet's form that a receipt is of. */
export interface ReceiptTarget {
  claimId: number;
  vetFormId: number;
}

/** What is begun of a receipt is kept under this name. */
export const receiptDraft = (vetFormId: number) => `receipt-${vetFormId}`;

/** The form of a receipt, filled from its fiscal code where it has one; the outbox sends it. */
export function useReceiptForm({ claimId, vetFormId }: ReceiptTarget, onSent: () => void) {
  const [paper, setPaper] = useState<PreparedPaper | null>(null);
  const flow: ReceiptFlow = useFlow<ReceiptForm, ReceiptForm>({
    resolver,
    defaultValues: { concepto: '', monto: '' },
    draft: receiptDraft(vetFormId),
  });
  const code = paper && fiscalCodeOf(paper.codes);
  const take = (ready: PreparedPaper | null) => {
    setPaper(ready);
    if (code !== null) emptyFilled(flow, code);
    const read = ready && fiscalCodeOf(ready.codes);
    if (read?.kind === 'payment') fillEmpty(flow, read);
  };
  const submit = useSubmit(flow, {
    body: (receipt: ReceiptForm) => ({
      ...receipt,
      vetFormId: String(vetFormId),
      ...(code && { codigoFiscal: code.text }),
    }),
    send: async ({ body }) => {
      if (paper === null) return { error: copy.noFile };
      await addToOutbox({
        call: 'addReceiptFile',
        fields: body,
        file: { field: 'comprobante', blob: paper.file, name: paper.file.name },
        title: body.concepto,
        topic: topics.receiptsOf(claimId, vetFormId),
        tags: inList,
        sentText: copy.sent,
      });
      await deletePaperDraft(receiptDraft(vetFormId));
      return { data: null };
    },
    failure: copy.failure,
    onSent,
  });
  return { flow, paper, code, take, ...submit };
}

/** Fills what the person has not typed: the code proves nothing, they confirm it (D97). */
function fillEmpty({ form: { getValues, setValue } }: ReceiptFlow, code: ReadCode): void {
  const options = { shouldDirty: true, shouldValidate: true };
  const { concepto, monto } = getValues();
  if (concepto.trim() === '') setValue('concepto', conceptOf(code), options);
  if (monto === '' && code.amount) setValue('monto', String(code.amount.pesos), options);
}

/** Empties what another paper's code had filled in and nobody changed: this paper is about something else. */
function emptyFilled({ form: { getValues, setValue } }: ReceiptFlow, code: ReadCode): void {
  const { concepto, monto } = getValues();
  if (concepto === conceptOf(code)) setValue('concepto', '', { shouldDirty: true });
  if (code.amount && monto === String(code.amount.pesos)) setValue('monto', '', { shouldDirty: true });
}
