import type { OutboxTag, StoredItem } from '../item.ts';

/** What the server has taken and the screens do not know yet: else they would say for a moment that it is missing. */
export interface Arrivals {
  /** Has the screens ask again, and holds the item until they have their answer. */
  add: (item: StoredItem) => void;
  list: (account: string) => readonly StoredItem[];
}

interface ArrivalParts {
  /** Resolves once the screens know better, or after a while; never rejects. */
  readonly askAgain: (tags: readonly OutboxTag[]) => Promise<void>;
  readonly onKnown: (item: StoredItem) => void;
}

export function createArrivals({ askAgain, onKnown }: ArrivalParts): Arrivals {
  const items = new Map<string, StoredItem>();

  async function hold(item: StoredItem): Promise<void> {
    items.set(item.id, { ...item, mayHaveArrived: false });
    await askAgain(item.tags);
    items.delete(item.id);
    onKnown(item);
  }

  return {
    add: (item) => void hold(item),
    list: (account) => [...items.values()].filter((item) => item.account === account),
  };
}
