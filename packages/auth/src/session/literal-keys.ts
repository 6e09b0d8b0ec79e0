import { createSafeStorage, type SafeStorage } from './browser-storage.ts';
import type { StoredKey, StoredSession } from './session-slice.ts';

interface Codec<Value> {
  /** Null for what this app cannot have written: O-AU-11 wants it replaced, not obeyed. */
  read(text: string): Value | null;
  write(value: Value): string | null;
}

const TRUE = 'true';

const flag: Codec<boolean> = {
  read: (text) => (text === TRUE ? true : null),
  write: (value) => (value ? TRUE : null),
};

function textLike(pattern: RegExp): Codec<string | null> {
  return { read: (text) => (pattern.test(text) ? text : null), write: (value) => value };
}

// What a bearer token may consist of (RFC 6750 §2.1, "b64token").
const tokenText = textLike(/^[\w\-.~+/]+=*$/);
// Every address and name that a form takes; a test holds them against its rules, whose code the first screen does not load.
const mailText = textLike(/^[^\s@<>]+@[^\s@<>]+$/);
const nameText = textLike(/^[\p{L}\p{M}\p{N}'’.,\-‐‑ ]*$/u);

/** Opaque text of the push service, or the JSON of a web push subscription. */
const subscriptionText: Codec<string | null> = {
  read: (text) => (text.startsWith('{') ? jsonOrNull(text) : text || null),
  write: (value) => value,
};

function jsonOrNull(text: string): string | null {
  try {
    JSON.parse(text);
    return text;
  } catch {
    return null;
  }
}

/**
 * How each key is kept, in the order of writing. Raw text, never JSON (D80). `token` comes last: another tab that hears
 * of a new token finds everything else in place.
 */
const codecs: { readonly [Key in StoredKey]: Codec<StoredSession[Key]> } = {
  initial_slides: flag,
  TOUR_GENERAL_DONE: flag,
  NOTIFICATION_TOKEN: subscriptionText,
  USER_NAME: nameText,
  USER_MAIL: mailText,
  refreshToken: tokenText,
  token: tokenText,
};

/** A browser that remembers nothing. */
export const nothingStored: StoredSession = {
  token: null,
  refreshToken: null,
  USER_MAIL: null,
  USER_NAME: null,
  NOTIFICATION_TOKEN: null,
  initial_slides: false,
  TOUR_GENERAL_DONE: false,
};

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
