import * as z from 'zod/mini';
import { requiredEmail } from './email.ts';
import { legalMessages, textMessages } from './messages.ts';
import { dni } from './person/dni.ts';
import { personName } from './person/person-name.ts';
import { optionalText, singleLine, multiLine } from './rules.ts';
import { collapseBlanks } from './text.ts';

/** In characters. */
export const LEGAL_REASON_MAXIMUM = 1000;
const NAME_MAXIMUM = 200;
const POLICY_MAXIMUM = 40;

/** Botón de baja and Botón de arrepentimiento (Disposición 954/2025). `nombre` is name and surname. */
export const legalRequestSchema = z.object({
  tipo: z.enum(['BAJA', 'ARREPENTIMIENTO'], { error: legalMessages.kindMissing }),
  nombre: personName(legalMessages.nameMissing, NAME_MAXIMUM),
  dni: dni(),
  email: requiredEmail(legalMessages.emailMissing, legalMessages.emailInvalid),
  poliza: optionalText(singleLine(undefined, collapseBlanks), POLICY_MAXIMUM, textMessages.tooLong),
  motivo: optionalText(multiLine(), LEGAL_REASON_MAXIMUM, legalMessages.reasonTooLong),
});

export type LegalRequestForm = z.input<typeof legalRequestSchema>;
