import { afterEach, expect, test, vi } from 'vitest';
import { forgetWorker } from './forget-worker.ts';

function registration(script: string) {
  return {
    active: { scriptURL: `https://huella.example${script}` },
    unregister: vi.fn<() => Promise<boolean>>(async () => true),
  };
}

afterEach(() => vi.unstubAllGlobals());

test('O-PW-02 the mock worker of an earlier visit is unregistered, another worker is not', async () => {
  const [mock, other] = [registration('/mockServiceWorker.js'), registration('/sw.js')];
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: async () => [mock, other] } });
  await forgetWorker('/mockServiceWorker.js');
  expect(mock.unregister).toHaveBeenCalledOnce();
  expect(other.unregister).not.toHaveBeenCalled();
});

test('a browser without service workers is left alone', async () => {
  vi.stubGlobal('navigator', {});
  await expect(forgetWorker('/mockServiceWorker.js')).resolves.toBeUndefined();
});
