import { createAdd } from './acts/add-item.ts';
import { createItemActions } from './acts/item-actions.ts';
import type { StoredItem } from './item.ts';
import { createPlaces } from './keep/places.ts';
import { witness } from './keep/witness.ts';
import type { Outbox, OutboxPorts } from './outbox.ts';
import type { Outcome } from './send/queue.ts';
import { createRunner } from './send/runner.ts';
import { createArrivals } from './state/arrivals.ts';
import { createProgressBoard } from './state/progress-board.ts';
import { createReader } from './state/reader.ts';
import { createSpareFiles } from './state/spare-files.ts';
import { openTabs, type TabMessage } from './state/tabs.ts';

export function createOutbox(ports: OutboxPorts): Outbox {
  const { account, send, publish } = ports;
  const places = createPlaces();
  const spare = createSpareFiles();
  const progress = createProgressBoard();
  const arrivals = createArrivals({
    askAgain: ports.onChanged,
    onKnown: ({ id }) => {
      spare.drop(id);
      void reader.read();
    },
  });
  const tell = openTabs(onMessage);
  const runner = createRunner(places, {
    send,
    account,
    onProgress,
    onSettled,
    spareFileOf: (id) => spare.get(id)?.file ?? null,
  });
  const actions = createItemActions({
    account,
    places,
    spare,
    progress,
    giveUp,
    onRetried: onChange,
    onDiscarded: (item) => {
      leave(item);
      onChange();
    },
  });
  const reader = createReader({
    account,
    publish,
    places,
    arrivals,
    spare,
    progress,
    actions,
    onAdopted: runner.wake,
  });
  const add = createAdd({ account, places, spare, giveUp, onAdded: onChange });

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
        return void runner.giveUp(message.id);
      case 'forget':
        return void forgetHere(message.account);
      default:
        progress.endElsewhere();
        runner.wake();
        void reader.read();
    }
  }

  function onProgress(item: StoredItem, share: number): void {
    if (!progress.set(item.id, share)) return;
    tell({ kind: 'progress', id: item.id, share });
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
    tell({ kind: 'changed' });
    runner.wake();
    void reader.read();
  }

  function arrive(item: StoredItem): void {
    witness.forget(item.id);
    arrivals.add(item);
    tell({ kind: 'sent', item });
  }

  /** A cancelled item may have arrived: the screens refetch in either case. */
  function leave(item: StoredItem): void {
    spare.drop(item.id);
    witness.forget(item.id);
    void ports.onChanged(item.tags);
    tell({ kind: 'left', tags: item.tags });
  }

  function giveUp(id: string): boolean {
    tell({ kind: 'stop', id });
    return runner.giveUp(id);
  }

  async function forgetHere(owner: string): Promise<void> {
    runner.stop();
    spare.dropOf(owner);
    await places.clearMemory(owner);
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
    hasUnkept: () => places.memory.size() > 0,
    forget: async (owner) => {
      tell({ kind: 'forget', account: owner });
      await forgetHere(owner);
      await places.clearDatabase(owner);
      await reader.read();
    },
    acknowledgeLosses: async () => {
      for (const { id } of reader.missing()) witness.forget(id);
      await reader.read();
    },
  };
}
