import type { ReductionCode } from '@huella/contract';
import { reductionCode } from '@huella/contract/claims';
import * as z from 'zod/mini';
import type { ReceiptRow } from '../repositories/claim-receipts.ts';
import { readableText } from '../../operator/readable-text.ts';

/** Default reasons for a reduction. `otro` needs the operator's own text. */
const reductions: Readonly<Record<ReductionCode, string | null>> = {
  franquicia: 'Descontamos la franquicia que figura en su póliza.',
  tope: 'El gasto supera el tope que figura en su póliza.',
  no_cubierto: 'Su póliza no cubre este gasto.',
  fuera_de_vigencia: 'La atención fue fuera de la vigencia de su póliza.',
  otro: null,
};

/** The recognised amount of a receipt, and why it is less than the requested one; `text` replaces the sentence of the code. */
export interface RecognisedAmount {
  readonly receiptId: number;
  readonly recognised: number;
  readonly code?: string | undefined;
  readonly text?: string | undefined;
}

interface ApprovedLine {
  readonly receipt_id: number;
  readonly reconocido: number;
  readonly motivo_codigo: ReductionCode | null;
  readonly motivo_texto: string | null;
}

const TEXT_MAXIMUM = 500;
const codes = reductionCode.options.join(', ');

/** A line per receipt: the given amount, else the requested one. `problems` says in words what does not fit. */
export function approvedLines(
  receipts: readonly ReceiptRow[],
  given: readonly RecognisedAmount[],
): { readonly lines: readonly ApprovedLine[]; readonly problems: readonly string[] } {
  const ids = given.map(({ receiptId }) => receiptId);
  const problems: string[] = [];
  for (const [index, id] of ids.entries()) {
    if (ids.indexOf(id) !== index) problems.push(`Receipt ${id} is named twice.`);
    if (receipts.every((receipt) => receipt.id !== id))
      problems.push(`Receipt ${id} is not one of this claim, or was returned.`);
  }
  const lines = receipts.flatMap((receipt) => {
    const line = lineOf(
      receipt,
      given.find(({ receiptId }) => receiptId === receipt.id),
    );
    if (typeof line !== 'string') return [line];
    problems.push(`Receipt ${receipt.id}: ${line}`);
    return [];
  });
  return { lines, problems };
}

function lineOf({ id, monto }: ReceiptRow, amount: RecognisedAmount | undefined): ApprovedLine | string {
  const { recognised = monto, code, text } = amount ?? {};
  const line = { receipt_id: id, reconocido: recognised };
  if (!Number.isSafeInteger(recognised) || recognised < 0 || recognised > monto)
    return `recognise from 0 to ${monto} whole pesos.`;
  if (recognised === monto)
    return code === undefined
      ? { ...line, motivo_codigo: null, motivo_texto: null }
      : 'all of it is recognised, so that there is no reason to give.';
  const motivo_codigo = z.safeParse(reductionCode, code);
  if (!motivo_codigo.success) return `what is less than ${monto} needs a reason: ${codes}.`;
  const motivo_texto = text === undefined ? reductions[motivo_codigo.data] : readableText(text, TEXT_MAXIMUM);
  if (motivo_texto === null)
    return `${motivo_codigo.data} needs a sentence of at most ${TEXT_MAXIMUM} characters that can be read.`;
  return { ...line, motivo_codigo: motivo_codigo.data, motivo_texto };
}
