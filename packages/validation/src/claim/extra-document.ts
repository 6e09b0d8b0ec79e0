import * as z from 'zod/mini';
import { claimFileMessages } from '../messages.ts';
import { maxLength, requiredCollapsedLine } from '../rules.ts';

/** In code points. */
const LABEL_MAXIMUM = 100;

/** Specification §3 *Claim documents*. */
export const extraDocumentSchema = z.object({
  tipo: z.enum(['estudio', 'informe'], { error: claimFileMessages.kindMissing }),
  label: requiredCollapsedLine(claimFileMessages.labelMissing).check(
    maxLength(LABEL_MAXIMUM, claimFileMessages.labelTooLong),
  ),
});

export type ExtraDocumentForm = z.input<typeof extraDocumentSchema>;
