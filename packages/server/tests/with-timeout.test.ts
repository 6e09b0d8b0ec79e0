import { expect, test } from 'vitest';
import { withTimeout } from '../src/http/with-timeout.ts';

test('what takes too long is answered with 503, to come again', async () => {
  const never = new Promise<never>(() => undefined);
  await expect(withTimeout(never, 5)).rejects.toMatchObject({ code: 'unavailable' });
});

test('what comes in time is handed on, failures too', async () => {
  expect(await withTimeout(Promise.resolve('piece'), 1000)).toBe('piece');
  await expect(withTimeout(Promise.reject(new Error('gone')), 1000)).rejects.toThrow('gone');
});
