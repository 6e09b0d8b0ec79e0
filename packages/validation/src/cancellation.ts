import * as z from 'zod/mini';
import { cancellationMessages } from './messages.ts';
import { maxLength, optionalText, requiredCollapsedLine, multiLine } from './rules.ts';

/** In characters. */
const CANCELLATION_DETAIL_MAXIMUM = 1000;
const POLICY_MAXIMUM = 40;

/** A request to end a policy (D35). `SIN_RESPUESTA` is a choice, because a reason must not be required (Disposición 954/2025). */
export const cancellationSchema = z.object({
  poliza: requiredCollapsedLine(cancellationMessages.policyMissing).check(
    maxLength(POLICY_MAXIMUM, cancellationMessages.policyMissing),
  ),
  motivo: z.enum(['PRECIO', 'OTRO_SEGURO', 'FALLECIMIENTO', 'ATENCION', 'OTRO', 'SIN_RESPUESTA'], {
    error: cancellationMessages.reasonMissing,
  }),
  detalle: optionalText(multiLine(), CANCELLATION_DETAIL_MAXIMUM, cancellationMessages.detailTooLong),
});

export type CancellationForm = z.input<typeof cancellationSchema>;
