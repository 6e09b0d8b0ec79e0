import type { RequestInput, WithIdempotencyKey } from '@huella/api-client';
import type { createClaim } from '@huella/contract/claims';

export type NewClaim = WithIdempotencyKey<RequestInput<typeof createClaim>['body']>;

/** The claim's id, or the insurer's reason against it (D17). */
export interface ClaimAnswer {
  data: number | string;
}
