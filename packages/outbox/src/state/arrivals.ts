import type { OutboxTag, StoredItem } from '../item.ts';

/** Items that the server has but the screens do not show yet; otherwise they would seem missing for a moment. */
export interface Arrivals {
  /** Has the screens refetch, and holds the item until they have. */
  add: (item: StoredItem) => void;
  list: (account: string) => readonly StoredItem[];
}

interface ArrivalParts {
  readonly refetch: (tags: readonly OutboxTag[]) => Promise<void>;
  readonly onKnown: (item: StoredItem) => void;
}

export function createArrivals({ refetch, onKnown }: ArrivalParts): Arrivals {
  const items = new Map<string, StoredItem>();

  async function hold(item: StoredItem): Promise<void> {
    items.set(item.id, { ...item, mayHaveArrived: false });
    await refetch(item.tags);
    items.delete(item.id);
    onKnown(item);
  }

  return {
    add: (item) => void hold(item),
    list: (account) => [...items.values()].filter((item) => item.account === account),
  };
}
