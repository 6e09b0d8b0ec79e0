import * as z from 'zod/mini';
import { requiredEmail } from '../email.ts';
import { loginMessages } from '../messages.ts';

/** Sync of pets by email (specification §5 *Sync by email*): the address that they were contracted under. */
export const syncSchema = z.object({
  email: requiredEmail(loginMessages.emailMissing, loginMessages.emailInvalid),
});

/** What its form holds. */
export type SyncForm = z.input<typeof syncSchema>;
