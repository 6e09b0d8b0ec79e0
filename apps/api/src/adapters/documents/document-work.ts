import type { DocumentPolicy } from '@huella/server';

/** What the thread of one document gets to work on. */
export interface DocumentWork {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly policy: DocumentPolicy;
}
