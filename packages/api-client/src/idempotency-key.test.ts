import { expect, test } from 'vitest';
import { idempotencyKeyFor, newIdempotencyKey } from './idempotency-key.ts';

test('the same body keeps its key for each form with that seed', () => {
  const seed = newIdempotencyKey();
  expect(idempotencyKeyFor(seed, { nombre: 'Luna' })).toBe(idempotencyKeyFor(seed, { nombre: 'Luna' }));
});

test('another body gets another key', () => {
  const seed = newIdempotencyKey();
  const keys = ['Luna', 'Lola', 'lunA', 'Lun', ''].map((nombre) => idempotencyKeyFor(seed, { nombre }));
  expect(new Set(keys).size).toBe(keys.length);
});

test('two forms never share a key, and a key fits a header', () => {
  const [one, other] = [newIdempotencyKey(), newIdempotencyKey()].map((seed) =>
    idempotencyKeyFor(seed, { nombre: 'ñandú' }),
  );
  expect(one).not.toBe(other);
  expect(one).toMatch(/^[\da-f]{32}-[\da-f]{16}$/);
});
