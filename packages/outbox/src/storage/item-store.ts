import type { StoredItem } from '../item.ts';

export interface ItemStore {
  list: (account: string) => Promise<StoredItem[]>;
  /** Resolves once the item is stored; rejects otherwise. Removes the replaced item in the same transaction. */
  add: (item: StoredItem, file: Blob, replacedId?: string) => Promise<void>;
  /** Null where the bytes are lost. */
  fileOf: (id: string) => Promise<Blob | null>;
  /** Updates an item unless it was removed; never rejects. */
  save: (item: StoredItem, changes: Partial<StoredItem>) => Promise<void>;
  /** Removes an item and its bytes; never rejects. */
  remove: (item: StoredItem) => Promise<void>;
}

export function oldestFirst(items: readonly StoredItem[]): StoredItem[] {
  return items.toSorted((one, other) => one.addedAt - other.addedAt || one.id.localeCompare(other.id));
}
