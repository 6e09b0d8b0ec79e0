import { expect, test, vi } from 'vitest';
import { loadOnce } from '../src/load-once.ts';

test('the result is kept, and a failed load is repeated', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('too many open files'));
  load.mockResolvedValue('codec');
  const get = loadOnce(load);
  await expect(get()).rejects.toThrow('too many open files');
  expect(await Promise.all([get(), get()])).toEqual(['codec', 'codec']);
  expect(await get()).toBe('codec');
  expect(load).toHaveBeenCalledTimes(2);
});
