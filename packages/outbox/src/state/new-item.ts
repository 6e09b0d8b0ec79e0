import { newIdempotencyKey } from '@huella/api-client';
import type { NewOutboxItem, StoredItem } from '../item.ts';

export function newItem(entry: NewOutboxItem, account: string, now: number): StoredItem {
  const { call, fields, file, title, topic, tags, sentText = null } = entry;
  return {
    id: newIdempotencyKey(),
    account,
    call,
    fields,
    file: { field: file.field, name: file.name, type: file.blob.type, size: file.blob.size },
    title,
    topic,
    tags,
    sentText,
    addedAt: now,
    state: 'waiting',
    reason: null,
    mayRetry: true,
    cause: null,
    tries: 0,
    nextAt: 0,
    mayHaveArrived: false,
  };
}
