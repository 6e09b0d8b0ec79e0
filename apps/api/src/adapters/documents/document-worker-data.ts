import type { DocumentPreset } from '@huella/server';

export interface DocumentWorkerData {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly preset: DocumentPreset;
}
