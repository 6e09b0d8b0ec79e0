import { afterEach, expect, test, vi } from 'vitest';
import { isMissingCode, reloadAfterDeploy } from './reload-after-deploy.ts';

afterEach(() => vi.unstubAllGlobals());

test('D40 without a network a missing script does not load the page again', () => {
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('window', new EventTarget());
  reloadAfterDeploy(() => '/tabs/home');
  const payload = new TypeError('Failed to fetch dynamically imported module');
  const missing = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload });
  window.dispatchEvent(missing);
  expect(missing.defaultPrevented).toBe(false);
  expect(isMissingCode(payload)).toBe(true);
});

test('a defect of the app is no missing file', () => {
  for (const failure of [new TypeError('x is undefined'), null, 'text'])
    expect(isMissingCode(failure)).toBe(false);
});
