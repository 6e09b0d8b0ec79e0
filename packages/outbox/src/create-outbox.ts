import { copy } from './copy.ts';
import type { NewOutboxItem, OutboxTag, StoredItem } from './item.ts';
import { createDatabase } from './keep/database.ts';
import { createDatabaseStore } from './keep/database-store.ts';
import { createMemoryStore } from './keep/memory-store.ts';
import { witness } from './keep/witness.ts';
import { testKeeping, type KeptAs } from './keep/write-test.ts';
import { createQueue, type Outcome, type Send } from './send/queue.ts';
import { keepItem } from './state/keep-item.ts';
import { newItem } from './state/new-item.ts';
import { createProgressBoard } from './state/progress-board.ts';
import { createReader } from './state/reader.ts';
import { createRunner } from './state/runner.ts';
import type { OutboxSnapshot } from './state/snapshot.ts';
import { createSpareFiles } from './state/spare-files.ts';
import { openTabs, type TabMessage } from './state/tabs.ts';

export interface OutboxPorts {
  readonly send: Send;
  /** The email of the account that is signed in, or null. */
  readonly account: () => string | null;
  readonly publish: (snapshot: OutboxSnapshot) => void;
  /** What became of a try in this tab. */
  readonly onSettled: (item: StoredItem, outcome: Outcome) => void;
  /** What is cached of these is to be asked for again; told in every tab. */
  readonly onChanged: (tags: readonly OutboxTag[]) => void;
}

export interface Added {
  readonly id: string;
  /** False where the browser keeps nothing: it is sent at once and goes with this page. */
  readonly kept: boolean;
}

export interface Outbox {
  /** Keeps what a person wants to send, then sends it. Rejects with a sentence of ours when the file cannot be read. */
  add: (entry: NewOutboxItem) => Promise<Added>;
  /** Sends for the account that is signed in; called again it looks anew. */
  start: () => void;
  /** Stops sending; what waits is kept for its account. */
  pause: () => void;
  /** The network may be back. */
  wakeForNetwork: () => void;
  /** Whether something waits that goes with this page. */
  hasUnkept: () => boolean;
  /** Deletes everything of an account, in all tabs. */
  forget: (account: string) => Promise<void>;
  /** The person has read which files were lost. */
  acknowledgeLosses: () => Promise<void>;
}

/** The outbox of one tab: what is kept, who sends it, and what is shown of it. */
export function createOutbox(ports: OutboxPorts): Outbox {
  const withDatabase = createDatabase();
  let keptAs: KeptAs | null = null;
  let lastAdded = 0;
  const database = createDatabaseStore(withDatabase, () => keptAs ?? 'blob');
  const memory = createMemoryStore();
  const spare = createSpareFiles();
  const progress = createProgressBoard();

  const queuePorts = {
    send: ports.send,
    account: ports.account,
    spareFileOf: (id: string) => spare.get(id)?.file ?? null,
    onProgress: (item: StoredItem, share: number) => {
      if (!progress.set(item.id, share)) return;
      tell({ kind: 'progress', id: item.id, share });
      reader.show();
    },
    onSettled: (item: StoredItem, outcome: Outcome) => {
      progress.end(item.id);
      if (outcome === 'sent' || outcome === 'stopped') leave(item);
      ports.onSettled(item, outcome);
      changed();
    },
  };
  const databaseQueue = createQueue(database, queuePorts);
  const memoryQueue = createQueue(memory, queuePorts);
  const queues = [databaseQueue, memoryQueue];
  const runner = createRunner(databaseQueue, memoryQueue);
  const reader = createReader({
    account: ports.account,
    publish: ports.publish,
    database,
    memory,
    spare,
    progress,
    actions: { retry: (id) => void retry(id), discard: (id) => void discard(id), fileOf },
    onAdopted: memoryQueue.wake,
  });
  const tell = openTabs(onMessage);

  function onMessage(message: TabMessage): void {
    switch (message.kind) {
      case 'progress':
        progress.setElsewhere(message.id, message.share);
        return reader.show();
      case 'sent':
        return ports.onChanged(message.tags);
      case 'stop':
        return queues.forEach((queue) => queue.stop(message.id));
      case 'forget':
        return void forgetHere(message.account);
      default:
        progress.endElsewhere();
        queues.forEach((queue) => queue.wake());
        void reader.read();
    }
  }

  function changed(): void {
    tell({ kind: 'changed' });
    for (const queue of queues) queue.wake();
    void reader.read();
  }

  /** An item that was cut off may have arrived all the same: the screens ask the server in either case. */
  function leave(item: StoredItem): void {
    spare.drop(item.id);
    witness.forget(item.id);
    ports.onChanged(item.tags);
    tell({ kind: 'sent', tags: item.tags });
  }

  async function isTrusted(): Promise<boolean> {
    keptAs ??= await testKeeping(withDatabase);
    return keptAs !== null;
  }

  async function add(entry: NewOutboxItem): Promise<Added> {
    const account = ports.account();
    if (account === null) throw new Error('nobody is signed in');
    const file = await copyOf(entry.file.blob);
    // Also two of one moment keep their order.
    lastAdded = Math.max(Date.now(), lastAdded + 1);
    const item = newItem(entry, account, lastAdded);
    const replaced = entry.replaces === undefined ? undefined : await find(entry.replaces);
    if (replaced) stop(replaced.id);
    spare.put(item, file);
    const kept = await keepItem(item, file, { database, memory, isTrusted }, replaced);
    if (replaced) spare.drop(replaced.id);
    changed();
    return { id: item.id, kept };
  }

  async function retry(id: string): Promise<void> {
    const item = await find(id);
    if (!item) return;
    const changes = { state: 'waiting', reason: null, cause: null, tries: 0, nextAt: 0 } as const;
    await (memory.has(id) ? memory : database).save(item, changes);
    changed();
  }

  async function discard(id: string): Promise<void> {
    // Whoever is sending it takes it away, once it is known what became of it.
    if (stop(id) || progress.isElsewhere(id)) return;
    const item = await find(id);
    if (!item) return;
    await (memory.has(id) ? memory : database).remove(item);
    leave(item);
    changed();
  }

  function stop(id: string): boolean {
    tell({ kind: 'stop', id });
    return queues.some((queue) => queue.stop(id));
  }

  async function find(id: string): Promise<StoredItem | undefined> {
    const account = ports.account();
    if (account === null) return undefined;
    const kept = await database.list(account).catch(() => []);
    return [...(await memory.list(account)), ...kept].find((item) => item.id === id);
  }

  async function fileOf(id: string): Promise<Blob | null> {
    return spare.get(id)?.file ?? (await database.fileOf(id).catch(() => null));
  }

  async function forgetHere(account: string): Promise<void> {
    runner.stop();
    spare.dropOf(account);
    for (const item of await memory.list(account)) await memory.remove(item);
    await reader.read();
  }

  async function forget(account: string): Promise<void> {
    tell({ kind: 'forget', account });
    await forgetHere(account);
    for (const item of await database.list(account).catch(() => [])) await database.remove(item);
    for (const { id } of witness.all(account)) witness.forget(id);
    await reader.read();
  }

  return {
    add,
    start: () => {
      const account = ports.account();
      if (account !== null) runner.start(account);
      void reader.read();
    },
    pause: () => {
      runner.stop();
      void reader.read();
    },
    wakeForNetwork: () => queues.forEach((queue) => queue.wakeForNetwork()),
    hasUnkept: () => memory.size() > 0,
    forget,
    acknowledgeLosses: async () => {
      for (const { id } of reader.missing()) witness.forget(id);
      await reader.read();
    },
  };
}

/** The bytes as they are now: a phone may change or take away what was chosen before it is sent. */
async function copyOf(file: Blob): Promise<Blob> {
  try {
    return new Blob([await file.arrayBuffer()], { type: file.type });
  } catch {
    throw new Error(copy.unreadable);
  }
}
