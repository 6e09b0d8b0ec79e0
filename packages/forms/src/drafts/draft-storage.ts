/** A draft as it is stored: the values that differ from what the form began with, and the step that was reached. */
export interface Draft {
  readonly step: number;
  readonly values: object;
}

interface StoredDraft extends Draft {
  /** The email of the account that it belongs to. */
  readonly account: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

const PREFIX = 'huella-draft:';
/** Milliseconds after which nobody comes back to a form: a draft holds personal data. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Reads the draft of a flow if it is this account's and young enough; anything else under its key goes. */
export function readDraft(flow: string, account: string): Draft | null {
  return attempt(() => {
    const stored = parse(localStorage.getItem(PREFIX + flow));
    if (stored === null) return null;
    if (stored.account === account && Date.now() - stored.savedAt < KEPT_MS) return stored;
    localStorage.removeItem(PREFIX + flow);
    return null;
  });
}

/** Stores a draft. A browser that does not keep it, as with a full or switched-off storage, is no reason to fail. */
export function writeDraft(flow: string, account: string, draft: Draft): void {
  const stored: StoredDraft = { ...draft, account, savedAt: Date.now() };
  attempt(() => localStorage.setItem(PREFIX + flow, JSON.stringify(stored)));
}

/** Removes the draft of a flow. */
export function removeDraft(flow: string): void {
  attempt(() => localStorage.removeItem(PREFIX + flow));
}

/** Removes all drafts of this device, or those of everybody but one account. */
export function removeDrafts(exceptOf?: string): void {
  attempt(() => {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(PREFIX)) continue;
      if (exceptOf === undefined || parse(localStorage.getItem(key))?.account !== exceptOf)
        localStorage.removeItem(key);
    }
  });
}

function parse(text: string | null): StoredDraft | null {
  const stored: unknown = attempt(() => JSON.parse(text ?? 'null'));
  return isStoredDraft(stored) ? stored : null;
}

function isStoredDraft(stored: unknown): stored is StoredDraft {
  if (!(stored instanceof Object)) return false;
  const { account, savedAt, step, values } = stored as Partial<Record<keyof StoredDraft, unknown>>;
  return (
    typeof account === 'string' &&
    typeof savedAt === 'number' &&
    typeof step === 'number' &&
    values instanceof Object
  );
}

function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}
