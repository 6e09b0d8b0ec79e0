import { useState } from 'react';
import { newIdempotencyKey } from './idempotency-key.ts';

/** A body on its way. The same key with the same body takes effect once, however often it arrives. */
export interface Sending<Body> {
  body: Body;
  idempotencyKey: string;
}

/**
 * Makes the keys of one form's sendings: the same body keeps its key, so that a retry after a lost answer creates
 * nothing twice; another body gets a new one, as the server refuses a known key with another body.
 */
export function idempotencyKeys(): (body: unknown) => string {
  let last: { body: string; key: string } | null = null;
  return function keyFor(body) {
    const text = JSON.stringify(body);
    if (last?.body !== text) last = { body: text, key: newIdempotencyKey() };
    return last.key;
  };
}

/** `idempotencyKeys` for as long as a form is on the screen: `createPet({ body, idempotencyKey: keyFor(body) })`. */
export function useIdempotencyKey(): (body: unknown) => string {
  const [keyFor] = useState(idempotencyKeys);
  return keyFor;
}
