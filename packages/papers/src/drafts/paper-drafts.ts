import { currentAccount } from '@huella/api-client';
import { withDeviceDatabase } from '@huella/api-client/device-database';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { PaperPage } from '../capture/paper-pages.ts';
import { PAPER_DATABASE } from './delete-paper-drafts.ts';

/** Milliseconds a draft is kept: it is a personal document. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

export interface PaperDraft {
  readonly pages: readonly PaperPage[];
  /** Unlocked, where a password was given. */
  readonly pdf: File | null;
  readonly isTaken: boolean;
}

export const NO_DRAFT: PaperDraft = { pages: [], pdf: null, isTaken: false };

/** Older versions of the app stored pages only. */
interface StoredDraft extends Partial<PaperDraft> {
  readonly pages: PaperDraft['pages'];
  readonly account: string;
  readonly key: string;
  readonly savedAt: number;
}

interface PaperDatabase extends DBSchema {
  drafts: { key: [account: string, key: string]; value: StoredDraft };
}

/**
 * Runs `use` on this device's drafts. Null where the browser stores nothing (private window, blocked or full storage): a draft
 * then lasts as long as its page.
 */
function withDrafts<Result>(
  use: (database: IDBPDatabase<PaperDatabase>) => Promise<Result>,
): Promise<Result | null> {
  return withDeviceDatabase({ name: PAPER_DATABASE, store: 'drafts', keyPath: ['account', 'key'] }, use);
}

export async function readPaperDraft(key: string): Promise<PaperDraft> {
  const account = currentAccount();
  if (account === null) return NO_DRAFT;
  const draft = await withDrafts((drafts) => drafts.get('drafts', [account, key]));
  if (!draft || Date.now() - draft.savedAt >= KEPT_MS) return NO_DRAFT;
  const { pages, pdf = null, isTaken = false } = draft;
  return { pages, pdf, isTaken };
}

let writing: Promise<unknown> = Promise.resolve();

/**
 * Stores a draft under a key, or deletes it when it is empty. Writes one after the other, so that the last one stays. Never
 * rejects.
 */
export function writePaperDraft(key: string, { pages, pdf, isTaken }: PaperDraft): Promise<unknown> {
  const account = currentAccount();
  if (account === null) return Promise.resolve();
  writing = writing.then(() =>
    withDrafts<unknown>((drafts) =>
      pages.length === 0 && pdf === null
        ? drafts.delete('drafts', [account, key])
        : drafts.put('drafts', { account, key, pages, pdf, isTaken, savedAt: Date.now() }),
    ),
  );
  return writing;
}

export async function deleteDraftsOfOthers(account: string): Promise<void> {
  await withDrafts(async (drafts) => {
    const keys = await drafts.getAllKeys('drafts');
    const others = keys.filter(([owner]) => owner !== account);
    await Promise.all(others.map((key) => drafts.delete('drafts', key)));
  });
}
