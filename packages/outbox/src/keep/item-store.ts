import type { StoredItem } from '../item.ts';

/** Where items wait: the browser's database, or this page's memory where that keeps nothing. */
export interface ItemStore {
  /** The account's items, the oldest first. */
  list: (account: string) => Promise<StoredItem[]>;
  /** Resolves once the item is kept; rejects where it is not. `replaces` goes in the same moment. */
  add: (item: StoredItem, file: Blob, replaces?: string) => Promise<void>;
  /** The bytes, or null where they are gone. */
  fileOf: (id: string) => Promise<Blob | null>;
  /** Writes down what became of an item; never rejects. One that is gone stays gone. */
  save: (item: StoredItem, changes: Partial<StoredItem>) => Promise<void>;
  /** Takes an item and its bytes away; never rejects. */
  remove: (item: StoredItem) => Promise<void>;
}

export function oldestFirst(items: readonly StoredItem[]): StoredItem[] {
  return items.toSorted((one, other) => one.addedAt - other.addedAt || one.id.localeCompare(other.id));
}
