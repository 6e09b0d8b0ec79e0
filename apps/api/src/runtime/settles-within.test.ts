import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { settlesWithin } from './settles-within.ts';

test('a promise kept in time is true, one that is not is false', async () => {
  expect(await settlesWithin(Promise.resolve(), 1_000)).toBe(true);
  expect(await settlesWithin(sleep(5_000, undefined, { ref: false }), 10)).toBe(false);
});

test('a failure stays a failure', async () => {
  await expect(settlesWithin(Promise.reject(new Error('boom')), 1_000)).rejects.toThrow('boom');
});
