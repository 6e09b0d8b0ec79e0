/** A draft as it is stored: what differs from what the form began with, how far it came, and what its keys are made of. */
export interface Draft {
  readonly step: number;
  readonly values: object;
  /** The seed of the form's idempotency keys: a body that was on its way keeps its key after a reload. */
  readonly seed: string;
}

interface StoredDraft extends Draft {
  /** The email of the account that it belongs to. */
  readonly account: string;
  /** Which form on which page wrote it: another tab's is not this one's to remove. */
  readonly owner: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** Milliseconds for which it is kept, where that is not a draft's week. */
  readonly keptMs?: number;
}

const PREFIX = 'huella-draft:';
/** Milliseconds after which nobody comes back to a form: a draft holds personal data. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Reads the draft of a flow if it is this account's and young enough; anything else under its key goes. */
export function readDraft(flow: string, account: string): StoredDraft | null {
  const stored = storedUnder(PREFIX + flow);
  if (stored === null) return null;
  if (stored.account === account && Date.now() - stored.savedAt < (stored.keptMs ?? KEPT_MS)) return stored;
  attempt(() => localStorage.removeItem(PREFIX + flow));
  return null;
}

/** Stores a draft. A browser that does not keep it, as with a full or switched-off storage, is no reason to fail. */
export function writeDraft(
  flow: string,
  draft: Draft & Pick<StoredDraft, 'account' | 'owner' | 'keptMs'>,
): void {
  attempt(() => localStorage.setItem(PREFIX + flow, JSON.stringify({ ...draft, savedAt: Date.now() })));
}

/** Removes the draft of a flow if one of these forms wrote it. */
export function removeDraft(flow: string, owners: readonly string[]): void {
  const stored = storedUnder(PREFIX + flow);
  if (stored && owners.includes(stored.owner)) attempt(() => localStorage.removeItem(PREFIX + flow));
}

/** Removes all drafts of this device, or those of everybody but one account. */
export function removeDrafts(exceptOf?: string): void {
  const keys = attempt(() => Object.keys(localStorage)) ?? [];
  for (const key of keys.filter((name) => name.startsWith(PREFIX)))
    if (exceptOf === undefined || storedUnder(key)?.account !== exceptOf)
      attempt(() => localStorage.removeItem(key));
}

function storedUnder(key: string): StoredDraft | null {
  const stored: unknown = attempt(() => JSON.parse(localStorage.getItem(key) ?? 'null'));
  return isStoredDraft(stored) ? stored : null;
}

const kinds: Readonly<Record<Exclude<keyof StoredDraft, 'keptMs'>, string>> = {
  step: 'number',
  values: 'object',
  seed: 'string',
  account: 'string',
  owner: 'string',
  savedAt: 'number',
};

function isStoredDraft(stored: unknown): stored is StoredDraft {
  if (!(stored instanceof Object)) return false;
  const found = new Map<string, unknown>(Object.entries(stored));
  return (
    Object.entries(kinds).every(([name, kind]) => typeof found.get(name) === kind) &&
    Boolean(found.get('values'))
  );
}

function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}
