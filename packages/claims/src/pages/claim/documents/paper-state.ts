import type { DocumentStatus, DocumentSlot } from '@huella/contract';
import type { OutboxItem } from '@huella/outbox';
import { reviewState, sendingState, type FileState } from '../../../components/claim-file/file-state.ts';
import { copy } from './copy.ts';

export type Review = DocumentStatus[DocumentSlot][number];

/** What is being sent is newer than what arrived. */
export function paperState(
  review: Review | undefined,
  sending: OutboxItem | undefined,
  { isKnown, isDated }: { isKnown: boolean; isDated: boolean },
): FileState {
  if (sending) return sendingState(sending);
  if (review !== undefined) return reviewState(review, isDated);
  return isKnown
    ? { icon: 'alert', tone: 'coral', words: copy.missing }
    : { icon: 'offline', tone: 'quiet', words: copy.unknown };
}
