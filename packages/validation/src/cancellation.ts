import * as z from 'zod/mini';
import { cancellationMessages } from './messages.ts';
import { atMost, optionalText, requiredCollapsedLine, typedText } from './rules.ts';

/** The longest text about why a policy shall end, in characters. */
const CANCELLATION_DETAIL_MAXIMUM = 1000;
const POLICY_MAXIMUM = 40;

/**
 * A request to end a policy, as the form holds it and as it is posted (D35). A reason is chosen, also that none is given: nobody has
 * to say why (Disposición 954/2025).
 */
export const cancellationSchema = z.object({
  poliza: requiredCollapsedLine(cancellationMessages.policyMissing).check(
    atMost(POLICY_MAXIMUM, cancellationMessages.policyMissing),
  ),
  motivo: z.enum(['PRECIO', 'OTRO_SEGURO', 'FALLECIMIENTO', 'ATENCION', 'OTRO', 'SIN_RESPUESTA'], {
    error: cancellationMessages.reasonMissing,
  }),
  detalle: optionalText(typedText(), CANCELLATION_DETAIL_MAXIMUM, cancellationMessages.detailTooLong),
});

/** What the form of a request to end a policy holds. */
export type CancellationForm = z.input<typeof cancellationSchema>;
