import * as z from 'zod/mini';
import { claimFileMessages } from '../messages.ts';
import { atMost, requiredCollapsedLine } from '../rules.ts';

/** The longest name of an extra document, in code points. */
const LABEL_MAXIMUM = 100;

/** What an extra document is and how its owner calls it (specification §3 *Claim documents*). */
export const extraDocumentSchema = z.object({
  tipo: z.enum(['estudio', 'informe'], { error: claimFileMessages.kindMissing }),
  label: requiredCollapsedLine(claimFileMessages.labelMissing).check(
    atMost(LABEL_MAXIMUM, claimFileMessages.labelTooLong),
  ),
});

export type ExtraDocumentForm = z.input<typeof extraDocumentSchema>;
