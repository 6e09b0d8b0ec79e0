import { createSafeStorage, type SafeStorage } from './browser-storage.ts';
import type { StoredKey, StoredSession } from './session-state.ts';
import { codecs, nothingStored } from './stored-keys.ts';

/** The session under its literal keys. */
export interface LiteralKeys {
  /** What storage holds now. Unreadable values are removed on the way (O-AU-11). */
  read(): StoredSession;
  /** Writes the keys that differ from what this tab last read or wrote, so that it never undoes another tab's. */
  write(session: StoredSession): void;
}

/** Reads and writes the session in a storage; one per storage, since it remembers what it saw. */
export function createLiteralKeys(storage: SafeStorage = createSafeStorage()): LiteralKeys {
  const seen = new Map<StoredKey, string | null>();

  function readKey<Key extends StoredKey>(key: Key): StoredSession[Key] {
    const text = storage.get(key);
    const value = text === null ? null : codecs[key].read(text);
    if (text !== null && value === null) storage.set(key, null);
    seen.set(key, value === null ? null : text);
    return value ?? nothingStored[key];
  }

  function writeKey<Key extends StoredKey>(key: Key, value: StoredSession[Key]) {
    const text = codecs[key].write(value);
    if (seen.get(key) === text) return;
    seen.set(key, text);
    storage.set(key, text);
  }

  return {
    read: () => ({
      token: readKey('token'),
      refreshToken: readKey('refreshToken'),
      USER_MAIL: readKey('USER_MAIL'),
      USER_NAME: readKey('USER_NAME'),
      NOTIFICATION_TOKEN: readKey('NOTIFICATION_TOKEN'),
      initial_slides: readKey('initial_slides'),
      TOUR_GENERAL_DONE: readKey('TOUR_GENERAL_DONE'),
    }),
    write: (session) => storedKeys.forEach((key) => writeKey(key, session[key])),
  };
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets the keys of a mapped type
export const storedKeys = Object.keys(codecs) as StoredKey[];

/** The session in this browser's localStorage. */
export const literalKeys = createLiteralKeys();
