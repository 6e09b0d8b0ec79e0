import type { RequestInput, Sending } from '@huella/api-client';
import type { requestSyncLink } from '@huella/contract/policies';

/** A request for the mail that associates pets: the address that they were contracted under (specification §7). */
export type SyncRequest = Sending<RequestInput<typeof requestSyncLink>['body']>;
