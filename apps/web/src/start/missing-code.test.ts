import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isMissingCode, noteMissingCode, reloadForNewVersion } from './missing-code.ts';

beforeEach(() => {
  const storage = new Map<string, string>();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => void storage.set(key, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a script that could not be fetched is known as such, and a defect of the app is not', () => {
  const failure = new TypeError('Failed to fetch');
  expect(isMissingCode(noteMissingCode(failure))).toBe(true);
  expect(isMissingCode(failure)).toBe(true);
  for (const defect of [new TypeError('x is undefined'), null, 'text'])
    expect(isMissingCode(defect)).toBe(false);
});

test('D110 a page whose code did not load is reloaded once, not for ever', () => {
  const reload = vi.fn<() => void>();
  expect(reloadForNewVersion(reload)).toBe(true);
  expect(reloadForNewVersion(reload)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('D40 without a network nothing is reloaded', () => {
  vi.stubGlobal('navigator', { onLine: false });
  const reload = vi.fn<() => void>();
  expect(reloadForNewVersion(reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
