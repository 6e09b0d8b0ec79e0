import { createAdd } from './actions/add-item.ts';
import { createItemActions } from './actions/item-actions.ts';
import type { StoredItem } from './item.ts';
import { createItemStores } from './storage/item-stores.ts';
import { storedFileLog } from './storage/stored-file-log.ts';
import type { Outbox, OutboxPorts } from './outbox.ts';
import type { Outcome } from './send/queue.ts';
import { createRunner } from './send/runner.ts';
import { createArrivals } from './state/arrivals.ts';
import { createProgressBoard } from './state/progress-board.ts';
import { createReader } from './state/reader.ts';
import { createMemoryFiles } from './state/memory-files.ts';
import { openTabs, type TabMessage } from './state/tabs.ts';

export function createOutbox(ports: OutboxPorts): Outbox {
  const { account, send, publish } = ports;
  const stores = createItemStores();
  const memoryFiles = createMemoryFiles();
  const progress = createProgressBoard();
  const arrivals = createArrivals({
    refetch: ports.onChanged,
    onKnown: ({ id }) => {
      memoryFiles.drop(id);
      void reader.read();
    },
  });
  const broadcast = openTabs(onMessage);
  const runner = createRunner(stores, {
    send,
    account,
    onProgress,
    onSettled,
    memoryFileOf: (id) => memoryFiles.get(id)?.file ?? null,
  });
  const actions = createItemActions({
    account,
    stores,
    memoryFiles,
    progress,
    cancel,
    onRetried: onChange,
    onDiscarded: (item) => {
      leave(item);
      onChange();
    },
  });
  const reader = createReader({
    account,
    publish,
    stores,
    arrivals,
    memoryFiles,
    progress,
    actions,
    onAdopted: runner.wake,
  });
  const add = createAdd({ account, stores, memoryFiles, cancel, onAdded: onChange });

  function onMessage(message: TabMessage): void {
    switch (message.kind) {
      case 'progress':
        progress.setElsewhere(message.id, message.share);
        return reader.show();
      case 'sent':
        return arrivals.add(message.item);
      case 'left':
        return void ports.onChanged(message.tags);
      case 'stop':
        return void runner.cancel(message.id);
      case 'forget':
        return void forgetHere(message.account);
      default:
        progress.endElsewhere();
        runner.wake();
        void reader.read();
    }
  }

  function onProgress(item: StoredItem, sentFraction: number): void {
    if (!progress.set(item.id, sentFraction)) return;
    broadcast({ kind: 'progress', id: item.id, share: sentFraction });
    reader.show();
  }

  function onSettled(item: StoredItem, outcome: Outcome): void {
    progress.end(item.id);
    if (outcome === 'sent') arrive(item);
    if (outcome === 'stopped') leave(item);
    ports.onSettled(item, outcome);
    onChange();
  }

  function onChange(): void {
    broadcast({ kind: 'changed' });
    runner.wake();
    void reader.read();
  }

  function arrive(item: StoredItem): void {
    storedFileLog.forget(item.id);
    arrivals.add(item);
    broadcast({ kind: 'sent', item });
  }

  /** A cancelled item may have arrived: the screens refetch in either case. */
  function leave(item: StoredItem): void {
    memoryFiles.drop(item.id);
    storedFileLog.forget(item.id);
    void ports.onChanged(item.tags);
    broadcast({ kind: 'left', tags: item.tags });
  }

  function cancel(id: string): boolean {
    broadcast({ kind: 'stop', id });
    return runner.cancel(id);
  }

  async function forgetHere(owner: string): Promise<void> {
    runner.stop();
    memoryFiles.dropOf(owner);
    await stores.clearMemory(owner);
    await reader.read();
  }

  return {
    add,
    start: () => {
      const owner = account();
      if (owner !== null) runner.start(owner);
      void reader.read();
    },
    pause: () => {
      runner.stop();
      void reader.read();
    },
    wakeForNetwork: runner.wakeForNetwork,
    hasUnpersisted: () => stores.memory.size() > 0,
    forget: async (owner) => {
      broadcast({ kind: 'forget', account: owner });
      await forgetHere(owner);
      await stores.clearPersistent(owner);
      await reader.read();
    },
    acknowledgeLosses: async () => {
      for (const { id } of reader.lost()) storedFileLog.forget(id);
      await reader.read();
    },
  };
}
