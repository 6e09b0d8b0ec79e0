import type { StoredKey, StoredSession } from './session-state.ts';

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
export const codecs: { readonly [Key in StoredKey]: Codec<StoredSession[Key]> } = {
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
