import type { RequestInput, WithIdempotencyKey } from '@huella/api-client';
import type { resendVetLink, sendVetLink } from '@huella/contract/claims';

export type VetLink = WithIdempotencyKey<RequestInput<typeof sendVetLink>['body']>;

export type VetLinkAgain = WithIdempotencyKey<RequestInput<typeof resendVetLink>['body']>;
