import { afterEach, expect, test, vi } from 'vitest';
import { reloadAfterDeploy } from './reload-after-deploy.ts';

afterEach(() => vi.unstubAllGlobals());

test('D40 without a network a missing script does not load the page again', () => {
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('window', new EventTarget());
  reloadAfterDeploy(() => '/tabs/home');
  const missing = new Event('vite:preloadError', { cancelable: true });
  window.dispatchEvent(missing);
  expect(missing.defaultPrevented).toBe(false);
});
