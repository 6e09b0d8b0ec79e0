import { nanoid } from '@reduxjs/toolkit';

/**
 * Makes the keys of one form's sendings: the same body keeps its key, so that a retry after a lost answer takes effect once;
 * another body gets a new one, as the server refuses a known key with another body.
 */
export function idempotencyKeys() {
  let last: { body: string; key: string } | null = null;
  return function keyFor(body: unknown): string {
    const text = JSON.stringify(body);
    if (last?.body !== text) last = { body: text, key: nanoid() };
    return last.key;
  };
}
