import { copy } from '../copy.ts';
import type { StoredItem } from '../item.ts';
import type { OutboxItem, OutboxStatus } from './snapshot.ts';

/** What a person can do with an item. */
export interface ItemActions {
  retry: (id: string) => void;
  discard: (id: string) => void;
  /** Null if the browser no longer has the file. */
  fileOf: (id: string) => Promise<Blob | null>;
}

/** What is known of an item besides its stored record. */
export interface UploadState {
  /** From 0 to 1, where all bytes have left; undefined unless it is being sent, in any tab. */
  sentFraction: number | undefined;
  isPersisted: boolean;
  hasArrived: boolean;
}

/** What screens get of an item. */
export function viewOf(
  item: StoredItem,
  { sentFraction, isPersisted, hasArrived }: UploadState,
  actions: ItemActions,
): OutboxItem {
  const status = statusOf(item, sentFraction);
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
    progress: sentFraction ?? 0,
    message: messageOf(item, status),
    isPersisted,
    mayHaveArrived,
    hasArrived,
    retry: mayRetry && (status === 'failed' || status === 'waiting') ? () => actions.retry(id) : null,
    discard: status === 'confirming' ? null : () => actions.discard(id),
    file: () => actions.fileOf(id),
  };
}

function statusOf({ state }: StoredItem, sentFraction: number | undefined): OutboxStatus {
  if (state === 'failed') return 'failed';
  if (sentFraction === undefined) return 'waiting';
  return sentFraction < 1 ? 'sending' : 'confirming';
}

function messageOf(
  { reason: errorMessage, cause: waitCause }: StoredItem,
  status: OutboxStatus,
): string | null {
  if (status === 'failed') return errorMessage;
  return status === 'waiting' && waitCause ? copy.causes[waitCause] : null;
}
