import { expect, test } from 'vitest';
import { withIdleTimeout } from '../src/http/with-idle-timeout.ts';

test('a sender that says nothing for too long is answered with 503, to come again', async () => {
  const never = new Promise<never>(() => undefined);
  await expect(withIdleTimeout(never, 5)).rejects.toMatchObject({ code: 'unavailable' });
});

test('what comes in time is handed on, failures too', async () => {
  expect(await withIdleTimeout(Promise.resolve('piece'), 1000)).toBe('piece');
  await expect(withIdleTimeout(Promise.reject(new Error('gone')), 1000)).rejects.toThrow('gone');
});
