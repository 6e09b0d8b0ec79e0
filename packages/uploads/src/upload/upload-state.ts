/**
 * Where one item stands. `done` is only said after the server's confirmation (D70); a failure has its reason, in Spanish and fit
 * to be shown. `share` of the bytes that have left goes from 0 to 1: at 1 the server's word is still missing.
 */
export type UploadState =
  | { step: 'idle' }
  | { step: 'preparing' }
  | { step: 'sending'; share: number }
  | { step: 'done' }
  | { step: 'failed'; reason: string; mayRetry: boolean };
