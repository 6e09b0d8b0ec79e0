import { expect, test } from 'vitest';
import { idempotencyKeys } from './use-idempotency-key.ts';

test('the same body keeps its key', () => {
  const keyFor = idempotencyKeys();
  expect(keyFor({ nombre: 'Luna' })).toBe(keyFor({ nombre: 'Luna' }));
});

test('another body gets another key', () => {
  const keyFor = idempotencyKeys();
  expect(keyFor({ nombre: 'Luna' })).not.toBe(keyFor({ nombre: 'Lola' }));
});

test('two forms never share a key', () => {
  expect(idempotencyKeys()({ nombre: 'Luna' })).not.toBe(idempotencyKeys()({ nombre: 'Luna' }));
});
