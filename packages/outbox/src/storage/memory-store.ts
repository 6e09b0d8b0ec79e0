import type { StoredItem } from '../item.ts';
import { oldestFirst, type ItemStore } from './item-store.ts';

export interface MemoryStore extends ItemStore {
  has: (id: string) => boolean;
  size: () => number;
}

export function createMemoryStore(): MemoryStore {
  const kept = new Map<string, { item: StoredItem; file: Blob }>();
  return {
    has: (id) => kept.has(id),
    size: () => kept.size,
    list: async (account) =>
      oldestFirst([...kept.values()].map(({ item }) => item)).filter((item) => item.account === account),
    add: async (item, file, replaces) => {
      kept.set(item.id, { item, file });
      if (replaces !== undefined) kept.delete(replaces);
    },
    fileOf: async (id) => kept.get(id)?.file ?? null,
    save: async ({ id }, changes) => {
      const before = kept.get(id);
      if (before) kept.set(id, { ...before, item: { ...before.item, ...changes } });
    },
    remove: async ({ id }) => void kept.delete(id),
  };
}
