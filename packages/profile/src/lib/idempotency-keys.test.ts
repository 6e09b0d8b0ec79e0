import { expect, test } from 'vitest';
import { idempotencyKeys } from './idempotency-keys.ts';

test('the same body keeps its key, another body gets another', () => {
  const keyFor = idempotencyKeys();
  const first = keyFor({ nombre: 'Ana' });
  expect(keyFor({ nombre: 'Ana' })).toBe(first);
  expect(keyFor({ nombre: 'Eva' })).not.toBe(first);
});
