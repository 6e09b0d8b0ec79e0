import type { RequestInput, Sending } from '@huella/api-client';
import type { resendVetLink, sendVetLink } from '@huella/contract/claims';

/** A form to send to a vet (POST /app/vet-form/link, specification §3 *Vet contact link payload*). */
export type VetLink = Sending<RequestInput<typeof sendVetLink>['body']>;

/** One to send again (POST /app/vet-form/re-send-link). */
export type VetLinkAgain = Sending<RequestInput<typeof resendVetLink>['body']>;
