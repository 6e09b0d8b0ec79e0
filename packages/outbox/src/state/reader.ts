import type { StoredItem } from '../item.ts';
import type { Places } from '../keep/places.ts';
import { createLosses, LOOK_AGAIN_MS } from './losses.ts';
import type { ProgressBoard } from './progress-board.ts';
import { EMPTY_SNAPSHOT, type LostFile, type OutboxSnapshot } from './snapshot.ts';
import type { SpareFiles } from './spare-files.ts';
import { viewOf, type ItemActions } from './view-of.ts';

interface ReaderParts {
  account: () => string | null;
  places: Pick<Places, 'database' | 'memory'>;
  spare: SpareFiles;
  progress: ProgressBoard;
  actions: ItemActions;
  publish: (snapshot: OutboxSnapshot) => void;
  /** An item that the database has lost goes on from this page's memory. */
  onAdopted: () => void;
}

export interface Reader {
  /** Reads what waits and publishes it. Never rejects. */
  read: () => Promise<void>;
  /** Publishes what was read before, with the progress of now. */
  show: () => void;
  missing: () => readonly LostFile[];
}

/** Keeps the snapshot of an account in step with what is kept, and notices what is gone. */
export function createReader(parts: ReaderParts): Reader {
  const { account, spare, progress, actions, publish } = parts;
  const { database, memory } = parts.places;
  const losses = createLosses();
  let items: readonly (StoredItem & { kept: boolean })[] | null = null;
  let missing: readonly LostFile[] = [];
  let readings = 0;

  function show(): void {
    if (!items) return publish(EMPTY_SNAPSHOT);
    const views = items.map((item) =>
      viewOf(item, { share: progress.shareOf(item.id), kept: item.kept }, actions),
    );
    publish({ isKnown: true, items: views, lost: missing });
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

  async function readOf(owner: string): Promise<(StoredItem & { kept: boolean })[]> {
    // One that cannot be read says nothing about what is in it.
    const kept = await database.list(owner).catch(() => null);
    if (kept) await noticeLosses(owner, kept);
    const unkept = await memory.list(owner);
    const here = new Set(unkept.map(({ id }) => id));
    return [
      ...(kept ?? []).filter(({ id }) => !here.has(id)).map((item) => ({ ...item, kept: true })),
      ...unkept.map((item) => ({ ...item, kept: false })),
    ].toSorted((one, other) => one.addedAt - other.addedAt);
  }

  async function noticeLosses(owner: string, kept: readonly StoredItem[]): Promise<void> {
    const present = [...kept, ...(await memory.list(owner))];
    const compared = losses.compare(owner, present);
    const saved = compared.missing.filter(({ id }) => spare.get(id));
    for (const { id } of saved) await adopt(id);
    missing = compared.missing.filter((file) => !saved.includes(file));
    if (saved.length > 0) parts.onAdopted();
    if (compared.lookAgain) setTimeout(() => void read(), LOOK_AGAIN_MS);
  }

  async function adopt(id: string): Promise<void> {
    const found = spare.get(id);
    if (found) await memory.add(found.item, found.file);
  }

  return { read, show, missing: () => missing };
}
