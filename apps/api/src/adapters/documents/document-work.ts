import type { DocumentPolicy } from '@huella/server';

export interface DocumentWork {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly policy: DocumentPolicy;
}
