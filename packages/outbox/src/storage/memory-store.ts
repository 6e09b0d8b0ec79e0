import type { StoredItem } from '../item.ts';
import { oldestFirst, type ItemStore } from './item-store.ts';

export interface MemoryStore extends ItemStore {
  has: (id: string) => boolean;
  size: () => number;
}

export function createMemoryStore(): MemoryStore {
  const entries = new Map<string, { item: StoredItem; file: Blob }>();
  return {
    has: (id) => entries.has(id),
    size: () => entries.size,
    list: async (account) =>
      oldestFirst([...entries.values()].map(({ item }) => item)).filter((item) => item.account === account),
    add: async (item, file, replacedId) => {
      entries.set(item.id, { item, file });
      if (replacedId !== undefined) entries.delete(replacedId);
    },
    fileOf: async (id) => entries.get(id)?.file ?? null,
    save: async ({ id }, changes) => {
      const before = entries.get(id);
      if (before) entries.set(id, { ...before, item: { ...before.item, ...changes } });
    },
    remove: async ({ id }) => void entries.delete(id),
  };
}
