import type { AppError } from '@huella/api-client';
import { vi } from 'vitest';
import { createOutbox } from '../create-outbox.ts';
import type { NewOutboxItem, OutboxTag, StoredItem } from '../item.ts';
import type { Outbox } from '../outbox.ts';
import type { Outcome, Send } from '../send/queue.ts';
import { EMPTY_SNAPSHOT, type OutboxItem, type OutboxSnapshot } from '../state/snapshot.ts';

export interface TestTab {
  readonly outbox: Outbox;
  readonly snapshot: () => OutboxSnapshot;
  readonly item: (title: string) => OutboxItem | undefined;
  readonly settled: { title: string; outcome: Outcome }[];
  readonly changedTags: OutboxTag[];
  refetched: Promise<void>;
  account: string | null;
}

export function openTab(send: Send, account: string | null = 'ana@huella.test'): TestTab {
  let shown = EMPTY_SNAPSHOT;
  const tab: TestTab = {
    account,
    settled: [],
    changedTags: [],
    refetched: Promise.resolve(),
    snapshot: () => shown,
    item: (title) => shown.items.find((item) => item.title === title),
    outbox: createOutbox({
      send,
      account: () => tab.account,
      publish: (snapshot) => {
        shown = snapshot;
      },
      onSettled: ({ title }: StoredItem, outcome) => void tab.settled.push({ title, outcome }),
      onChanged: async (tags) => {
        tab.changedTags.push(...tags);
        await tab.refetched;
      },
    }),
  };
  return tab;
}

export function entry(title: string, more: Partial<NewOutboxItem> = {}): NewOutboxItem {
  return {
    call: 'uploadPetPhoto',
    fields: { mascotaId: '7' },
    file: {
      field: 'pic',
      blob: new Blob([`bytes of ${title}`], { type: 'image/jpeg' }),
      name: `${title}.jpg`,
    },
    title,
    topic: `test/${title}`,
    tags: [{ type: 'Pet', id: 7 }],
    ...more,
  };
}

/** A server that stores each key once, as ours does, and counts. `plan` decides about a request beforehand. */
export function countingServer(
  plan: (title: string, tries: number) => AppError | null | 'lost' = () => null,
) {
  const requests: string[] = [];
  const rows = new Map<string, string>();
  const inFlight = { now: 0, most: 0 };
  const send: Send = async (item, file, { onProgress }) => {
    requests.push(item.title);
    inFlight.now += 1;
    inFlight.most = Math.max(inFlight.most, inFlight.now);
    await new Promise((resolve) => setImmediate(resolve));
    onProgress(1);
    const planned = plan(item.title, requests.filter((title) => title === item.title).length);
    if (planned === null || planned === 'lost') rows.set(item.id, await file.text());
    inFlight.now -= 1;
    return planned === 'lost' ? noAnswer : planned;
  };
  return { send, requests, rows, inFlight };
}

export const noAnswer: AppError = { kind: 'network', message: 'No.', fields: [] };

export function answer(status: number, more: Partial<AppError> = {}): AppError {
  return { kind: 'http', status, code: 'invalid_fields', message: `Estado ${status}.`, fields: [], ...more };
}

/** Waits until `isSo`; `step` advances a fake clock at each check. */
export async function until(isSo: () => boolean, step = 0): Promise<void> {
  for (let look = 0; look < 4_000; look += 1) {
    if (isSo()) return;
    await new Promise((resolve) => setImmediate(resolve));
    if (step > 0) await vi.advanceTimersByTimeAsync(step);
  }
  throw new Error(`never so: ${isSo.toString()}`);
}

export async function rest(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
