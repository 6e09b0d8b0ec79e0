import type { DocumentSlot } from '@huella/contract';
import { useOutboxItems, type OutboxItem } from '@huella/outbox';
import { topics } from '../../../lib/file-topics.ts';

/** The newest unsent file of each paper. */
export function usePapersInOutbox(claimId: number): (slot: DocumentSlot) => OutboxItem | undefined {
  const items = useOutboxItems(topics.paperPrefix(claimId));
  return (slot) => items.findLast(({ topic }) => topic === topics.paper(claimId, slot));
}
