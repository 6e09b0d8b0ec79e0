import * as z from 'zod/mini';
import { requiredEmail } from '../email.ts';
import { loginMessages } from '../messages.ts';

/** Specification §5 *Sync by email*. */
export const syncSchema = z.object({
  email: requiredEmail(loginMessages.emailMissing, loginMessages.emailInvalid),
});

export type SyncForm = z.input<typeof syncSchema>;
