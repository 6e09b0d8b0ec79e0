import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isMissingCode, reloadForNewVersion, watchMissingCode } from './missing-code.ts';

beforeEach(() => {
  const storage = new Map<string, string>();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => void storage.set(key, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

function failToLoad(payload: Error) {
  window.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }));
}

test('a script that could not be fetched is known as such, and a defect of the app is not', () => {
  watchMissingCode();
  const payload = new TypeError('Failed to fetch dynamically imported module');
  failToLoad(payload);
  expect(isMissingCode(payload)).toBe(true);
  for (const failure of [new TypeError('x is undefined'), null, 'text'])
    expect(isMissingCode(failure)).toBe(false);
});

test('D110 a screen that was opened and did not come is loaded again once, not for ever', () => {
  const reload = vi.fn<() => void>();
  expect(reloadForNewVersion(reload)).toBe(true);
  expect(reloadForNewVersion(reload)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('D40 without a network nothing is loaded again', () => {
  vi.stubGlobal('navigator', { onLine: false });
  const reload = vi.fn<() => void>();
  expect(reloadForNewVersion(reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
