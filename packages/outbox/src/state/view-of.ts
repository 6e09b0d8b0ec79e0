import { copy } from '../copy.ts';
import type { StoredItem } from '../item.ts';
import type { OutboxItem, OutboxStatus } from './snapshot.ts';

export interface ItemActions {
  retry: (id: string) => void;
  discard: (id: string) => void;
  fileOf: (id: string) => Promise<Blob | null>;
}

export interface ItemSituation {
  share: number | undefined;
  isPersisted: boolean;
  hasArrived: boolean;
}

export function viewOf(
  item: StoredItem,
  { share, isPersisted, hasArrived }: ItemSituation,
  actions: ItemActions,
): OutboxItem {
  const status = statusOf(item, share);
  const { id, title, topic, fields, addedAt, mayHaveArrived, mayRetry } = item;
  return {
    id,
    title,
    topic,
    fields,
    fileName: item.file.name,
    size: item.file.size,
    addedAt,
    status,
    progress: share ?? 0,
    reason: reasonOf(item, status),
    isPersisted,
    mayHaveArrived,
    hasArrived,
    retry: mayRetry && (status === 'failed' || status === 'waiting') ? () => actions.retry(id) : null,
    discard: status === 'confirming' ? null : () => actions.discard(id),
    file: () => actions.fileOf(id),
  };
}

function statusOf({ state }: StoredItem, share: number | undefined): OutboxStatus {
  if (state === 'failed') return 'failed';
  if (share === undefined) return 'waiting';
  return share < 1 ? 'sending' : 'confirming';
}

function reasonOf({ reason, cause }: StoredItem, status: OutboxStatus): string | null {
  if (status === 'failed') return reason;
  return status === 'waiting' && cause ? copy.causes[cause] : null;
}
