import type { RequestInput, Sending } from '@huella/api-client';
import type { createClaim } from '@huella/contract/claims';

/** A claim to file (POST /app/siniestro/create-siniestro, specification §7). */
export type NewClaim = Sending<RequestInput<typeof createClaim>['body']>;

/** What filing answers: the claim's id, or the sentence that says why the insurer does not take it (D17). */
export interface ClaimAnswer {
  data: number | string;
}
