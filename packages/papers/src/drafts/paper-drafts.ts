import { currentAccount } from '@huella/api-client';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { PaperPage } from '../capture/paper-pages.ts';
import { PAPER_DATABASE } from './delete-paper-drafts.ts';

/** Milliseconds after which nobody comes back to a paper: it is somebody's document. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

interface PaperDraft {
  account: string;
  key: string;
  pages: readonly PaperPage[];
  savedAt: number;
}

interface PaperDatabase extends DBSchema {
  drafts: { key: [account: string, key: string]; value: PaperDraft };
}

/**
 * Does one thing with the drafts of this device. A browser that keeps nothing (private window, blocked or full storage) answers null:
 * pages in the making then last as long as their screen.
 */
async function withDrafts<Result>(
  use: (database: IDBPDatabase<PaperDatabase>) => Promise<Result>,
): Promise<Result | null> {
  try {
    const database = await openDB<PaperDatabase>(PAPER_DATABASE, 1, {
      upgrade: (created) => void created.createObjectStore('drafts', { keyPath: ['account', 'key'] }),
      blocking: (_current, _blocked, { target }) => {
        if (target instanceof IDBDatabase) target.close();
      },
    });
    return await use(database).finally(() => database.close());
  } catch {
    return null;
  }
}

/** Reads the pages that this account has in the making under a key; none when there are none, or they are a week old. */
export async function readPaperDraft(key: string): Promise<readonly PaperPage[]> {
  const account = currentAccount();
  if (account === null) return [];
  const draft = await withDrafts((drafts) => drafts.get('drafts', [account, key]));
  return draft && Date.now() - draft.savedAt < KEPT_MS ? draft.pages : [];
}

let writing: Promise<unknown> = Promise.resolve();

/**
 * Keeps the pages in the making, in the place of what was kept under the same key; without pages, nothing. One write after the other,
 * so that the last one stays. Never rejects.
 */
export function writePaperDraft(key: string, pages: readonly PaperPage[]): Promise<unknown> {
  const account = currentAccount();
  if (account === null) return Promise.resolve();
  writing = writing.then(() =>
    withDrafts<unknown>((drafts) =>
      pages.length === 0
        ? drafts.delete('drafts', [account, key])
        : drafts.put('drafts', { account, key, pages, savedAt: Date.now() }),
    ),
  );
  return writing;
}

/** Deletes the drafts of everybody but one account. */
export async function deleteDraftsOfOthers(account: string): Promise<void> {
  await withDrafts(async (drafts) => {
    const keys = await drafts.getAllKeys('drafts');
    const others = keys.filter(([owner]) => owner !== account);
    await Promise.all(others.map((key) => drafts.delete('drafts', key)));
  });
}
