import { selectIsSendingAnything } from '@huella/api-client';
import { isSendingFiles } from '@huella/outbox';
import type { RootState } from './store.ts';

/** Whether a form or a file is being sent, which a reload would abort (D110). */
export function isSending(state: RootState): boolean {
  return selectIsSendingAnything(state) || isSendingFiles();
}
