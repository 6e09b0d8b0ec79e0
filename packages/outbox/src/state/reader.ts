import type { StoredItem } from '../item.ts';
import type { ItemStores } from '../storage/item-stores.ts';
import type { Arrivals } from './arrivals.ts';
import { createLostFiles, RECHECK_DELAY_MS } from './lost-files.ts';
import type { ProgressBoard } from './progress-board.ts';
import { EMPTY_SNAPSHOT, type LostFile, type OutboxSnapshot } from './snapshot.ts';
import type { MemoryFiles } from './memory-files.ts';
import { viewOf, type ItemActions } from './view-of.ts';

interface ReaderParts {
  account: () => string | null;
  stores: Pick<ItemStores, 'persistent' | 'memory'>;
  arrivals: Arrivals;
  memoryFiles: MemoryFiles;
  progress: ProgressBoard;
  actions: ItemActions;
  publish: (snapshot: OutboxSnapshot) => void;
  onAdopted: () => void;
}

type FoundItem = StoredItem & { readonly isPersisted: boolean; readonly hasArrived: boolean };

export interface Reader {
  read: () => Promise<void>;
  show: () => void;
  lost: () => readonly LostFile[];
}

export function createReader(parts: ReaderParts): Reader {
  const { account, arrivals, memoryFiles, progress, actions, publish } = parts;
  const { persistent, memory } = parts.stores;
  const lostFiles = createLostFiles();
  let items: readonly FoundItem[] | null = null;
  let lost: readonly LostFile[] = [];
  let readings = 0;

  function show(): void {
    if (!items) return publish(EMPTY_SNAPSHOT);
    const views = items.map((item) => {
      const { isPersisted, hasArrived } = item;
      const sentFraction = hasArrived ? 1 : progress.sentFractionOf(item.id);
      return viewOf(item, { sentFraction, isPersisted, hasArrived }, actions);
    });
    publish({ isLoaded: true, items: views, lost });
  }

  async function read(): Promise<void> {
    readings += 1;
    const reading = readings;
    const owner = account();
    const found = owner === null ? null : await readOf(owner);
    if (reading !== readings) return;
    items = found;
    show();
  }

  async function readOf(owner: string): Promise<FoundItem[]> {
    // A store that cannot be read says nothing about its items.
    const persisted = await persistent.list(owner).catch(() => null);
    if (persisted) await noticeLosses(owner, persisted);
    const unpersisted = await memory.list(owner);
    const found = new Map<string, FoundItem>();
    const add = (some: readonly StoredItem[], where: Pick<FoundItem, 'isPersisted' | 'hasArrived'>) => {
      for (const item of some) found.set(item.id, { ...item, ...where });
    };
    add(persisted ?? [], { isPersisted: true, hasArrived: false });
    add(unpersisted, { isPersisted: false, hasArrived: false });
    add(arrivals.list(owner), { isPersisted: true, hasArrived: true });
    return [...found.values()].toSorted((one, other) => one.addedAt - other.addedAt);
  }

  async function noticeLosses(owner: string, persisted: readonly StoredItem[]): Promise<void> {
    const present = [...persisted, ...(await memory.list(owner))];
    const found = lostFiles.reconcile(owner, present);
    const inMemory = found.lost.filter(({ id }) => memoryFiles.get(id));
    for (const { id } of inMemory) await adopt(id);
    lost = found.lost.filter((file) => !inMemory.includes(file));
    if (inMemory.length > 0) parts.onAdopted();
    if (found.mustRecheck) setTimeout(() => void read(), RECHECK_DELAY_MS);
  }

  async function adopt(id: string): Promise<void> {
    const found = memoryFiles.get(id);
    if (found) await memory.add(found.item, found.file);
  }

  return { read, show, lost: () => lost };
}
