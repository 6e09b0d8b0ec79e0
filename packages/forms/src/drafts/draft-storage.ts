/** What is stored of a draft: the values that differ from the defaults, and the furthest step. */
export interface Draft {
  readonly step: number;
  readonly values: object;
  /** The seed of the form's idempotency keys, so that a pending body keeps its key after a reload. */
  readonly seed: string;
}

interface StoredDraft extends Draft {
  /** The account's email. */
  readonly account: string;
  /** Identifies the form instance that wrote it, so that a form in another tab does not remove it. */
  readonly owner: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** Milliseconds; a week by default. */
  readonly keptMs?: number;
}

const PREFIX = 'huella-draft:';
/** Milliseconds. Limited because a draft holds personal data. */
const TTL_MS = 7 * 24 * 60 * 60 * 1000;

/** Reads a draft. Removes it if it belongs to another account or has expired. */
export function readDraft(name: string, account: string): StoredDraft | null {
  const stored = storedUnder(PREFIX + name);
  if (stored === null) return null;
  if (stored.account === account && Date.now() - stored.savedAt < (stored.keptMs ?? TTL_MS)) return stored;
  attempt(() => localStorage.removeItem(PREFIX + name));
  return null;
}

export function writeDraft(
  name: string,
  draft: Draft & Pick<StoredDraft, 'account' | 'owner' | 'keptMs'>,
): void {
  attempt(() => localStorage.setItem(PREFIX + name, JSON.stringify({ ...draft, savedAt: Date.now() })));
}

export function removeDraft(name: string, owners: readonly string[]): void {
  const stored = storedUnder(PREFIX + name);
  if (stored && owners.includes(stored.owner)) attempt(() => localStorage.removeItem(PREFIX + name));
}

/** Removes all drafts of this device, or those of all accounts but one. */
export function removeDrafts(exceptAccount?: string): void {
  const keys = attempt(() => Object.keys(localStorage)) ?? [];
  for (const key of keys.filter((name) => name.startsWith(PREFIX)))
    if (exceptAccount === undefined || storedUnder(key)?.account !== exceptAccount)
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
