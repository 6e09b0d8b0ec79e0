import type { StoredItem } from '../item.ts';
import type { ItemStores } from '../storage/item-stores.ts';
import type { ProgressBoard } from '../state/progress-board.ts';
import type { MemoryFiles } from '../state/memory-files.ts';
import type { ItemActions } from '../state/view-of.ts';

interface ActionParts {
  readonly account: () => string | null;
  readonly stores: ItemStores;
  readonly memoryFiles: MemoryFiles;
  readonly progress: ProgressBoard;
  /** Cancels the sending of this id in any tab. Returns whether this tab was sending it. */
  readonly cancel: (id: string) => boolean;
  readonly onRetried: () => void;
  readonly onDiscarded: (item: StoredItem) => void;
}

export function createItemActions(parts: ActionParts): ItemActions {
  const { account, stores, memoryFiles, progress } = parts;

  async function find(id: string): Promise<StoredItem | undefined> {
    const owner = account();
    return owner === null ? undefined : stores.find(owner, id);
  }

  async function retry(id: string): Promise<void> {
    const item = await find(id);
    if (!item) return;
    await stores.save(item, {
      state: 'waiting',
      reason: null,
      cause: null,
      tries: 0,
      nextAt: 0,
    });
    parts.onRetried();
  }

  async function discard(id: string): Promise<void> {
    // The sending tab removes it, once the outcome is known.
    if (parts.cancel(id) || progress.isElsewhere(id)) return;
    const item = await find(id);
    if (!item) return;
    await stores.remove(item);
    parts.onDiscarded(item);
  }

  return {
    retry: (id) => void retry(id),
    discard: (id) => void discard(id),
    fileOf: async (id) => memoryFiles.get(id)?.file ?? (await stores.persistent.fileOf(id).catch(() => null)),
  };
}
