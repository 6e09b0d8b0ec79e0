import { createSafeStorage, type SafeStorage } from './browser-storage.ts';
import type { StoredKey, StoredSession } from './session-slice.ts';

interface Codec<Value> {
  /** Null for a value that this app cannot have written, which is then removed (O-AU-11). */
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

// RFC 6750 §2.1, "b64token".
const tokenText = textLike(/^[\w\-.~+/]+=*$/);
// Matches every value that the forms accept, which a test checks: the first screen does not load their rules.
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
 * In the order of writing, as raw text, never JSON (D80). `token` is last, so that a tab that sees a new token finds all else in
 * place.
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

export const nothingStored: StoredSession = {
  token: null,
  refreshToken: null,
  USER_MAIL: null,
  USER_NAME: null,
  NOTIFICATION_TOKEN: null,
  initial_slides: false,
  TOUR_GENERAL_DONE: false,
};

export interface LiteralKeys {
  /** Removes unreadable values (O-AU-11). */
  read(): StoredSession;
  /** Writes only the keys that this tab changed, so that it never overwrites another tab's. */
  write(session: StoredSession): void;
}

/** One per storage, because it remembers what it read. */
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

export const literalKeys = createLiteralKeys();
