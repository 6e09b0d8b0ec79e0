import type { RequestInput, Sending } from '@huella/api-client';
import type { resendVetLink, sendVetLink } from '@huella/contract/claims';

export type VetLink = Sending<RequestInput<typeof sendVetLink>['body']>;

export type VetLinkAgain = Sending<RequestInput<typeof resendVetLink>['body']>;
