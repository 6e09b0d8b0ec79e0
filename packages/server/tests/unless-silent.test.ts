import { expect, test } from 'vitest';
import { unlessSilent } from '../src/http/unless-silent.ts';

test('a sender that says nothing for too long is answered with 503, to come again', async () => {
  const never = new Promise<never>(() => undefined);
  await expect(unlessSilent(never, 5)).rejects.toMatchObject({ code: 'unavailable' });
});

test('what comes in time is handed on, failures too', async () => {
  expect(await unlessSilent(Promise.resolve('piece'), 1000)).toBe('piece');
  await expect(unlessSilent(Promise.reject(new Error('gone')), 1000)).rejects.toThrow('gone');
});
