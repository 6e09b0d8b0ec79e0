/** A stored file, as noted in localStorage. `done` files are not missed. */
export interface LoggedFile {
  readonly id: string;
  readonly account: string;
  readonly title: string;
  readonly done: boolean;
}

const PREFIX = 'huella-outbox:';

/**
 * Notes in localStorage which files were stored, because Chromium on a full disk deletes the whole database without an error
 * (leveldb 1180). One key per file, so that tabs do not overwrite each other's. Does nothing without storage.
 */
export const storedFileLog = {
  note: (file: Omit<LoggedFile, 'done'>) => write({ ...file, done: false }),
  /** Written before the file is deleted, so that a page that ends in between misses nothing. */
  finish: (file: Omit<LoggedFile, 'done'>) => write({ ...file, done: true }),
  forget: (id: string) => attempt(() => localStorage.removeItem(PREFIX + id)),
  all: (account: string): LoggedFile[] => {
    const keys = attempt(() => Object.keys(localStorage)) ?? [];
    const files = keys.filter((key) => key.startsWith(PREFIX)).map(read);
    return files.filter((file) => file !== null).filter((file) => file.account === account);
  },
};

function write({ id, ...file }: LoggedFile): void {
  const { account, title, done } = file;
  attempt(() => localStorage.setItem(PREFIX + id, JSON.stringify({ account, title, done })));
}

function read(key: string): LoggedFile | null {
  const stored: unknown = attempt(() => JSON.parse(localStorage.getItem(key) ?? 'null'));
  return isFile(stored) ? { ...stored, id: key.slice(PREFIX.length) } : null;
}

function isFile(stored: unknown): stored is Omit<LoggedFile, 'id'> {
  if (typeof stored !== 'object' || stored === null) return false;
  const kinds = Object.entries({ account: 'string', title: 'string', done: 'boolean' });
  const values = new Map(Object.entries(stored));
  return kinds.every(([name, kind]) => typeof values.get(name) === kind);
}

/** Storage that is disabled or full throws. */
function attempt<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}
