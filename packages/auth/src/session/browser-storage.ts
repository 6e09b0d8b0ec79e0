/** None of them throws. */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, text: string | null): void;
}

/**
 * localStorage that may be switched off or full (O-AU-10); falls back to memory. Calls `open` every time, because even the access
 * may throw.
 */
export function createSafeStorage(open: () => Storage = () => localStorage): SafeStorage {
  const memory = new Map<string, string | null>();
  return {
    get: (key) => {
      const stored = memory.get(key);
      return stored === undefined ? attempt(() => open().getItem(key), null) : stored;
    },
    set: (key, text) => {
      const written = attempt(() => write(open(), key, text), false);
      if (written) memory.delete(key);
      else memory.set(key, text);
    },
  };
}

function write(storage: Storage, key: string, text: string | null): true {
  if (text === null) storage.removeItem(key);
  else storage.setItem(key, text);
  return true;
}

function attempt<Result>(action: () => Result, otherwise: Result): Result {
  try {
    return action();
  } catch {
    return otherwise;
  }
}
