import { configureApiClient } from '@huella/api-client';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteDrafts } from './drafts.ts';
import { useStoredDays } from './use-stored-days.ts';

const DAY = 24 * 60 * 60 * 1000;
let account = 'ana@huella.test';

beforeEach(() => {
  account = 'ana@huella.test';
  configureApiClient({
    baseUrl: '',
    getSession: () => null,
    getAccount: () => account,
    onTokens: () => undefined,
    onSessionExpired: () => undefined,
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
});

const kept = () => renderHook(() => useStoredDays('aside')).result;

test('what was set aside stays so for a year, for the same account and no other', () => {
  vi.useFakeTimers();
  const first = kept();
  act(() => first.current.setDay('1-rabies-0', '2026-12-04'));
  act(() => first.current.setDay('2-basic-1', '9999-12-31'));
  const days = { '1-rabies-0': '2026-12-04', '2-basic-1': '9999-12-31' };
  vi.advanceTimersByTime(364 * DAY);
  expect(kept().current.days).toEqual(days);
  account = 'otra@huella.test';
  expect(kept().current.days).toEqual({});
});

test('after a year without another one nothing of it is left', () => {
  vi.useFakeTimers();
  const first = kept();
  act(() => first.current.setDay('1-rabies-0', '2026-12-04'));
  cleanup();
  vi.advanceTimersByTime(365 * DAY);
  expect(kept().current.days).toEqual({});
  expect(localStorage).toHaveLength(0);
});

test('D80 a logout forgets it', () => {
  const first = kept();
  act(() => first.current.setDay('1-rabies-0', '2026-12-04'));
  deleteDrafts();
  expect(kept().current.days).toEqual({});
});

test('a stored value that is not a day is ignored', () => {
  const first = kept();
  act(() => first.current.setDay('a', '2026-12-04'));
  const [key = ''] = Object.keys(localStorage);
  const stored = localStorage.getItem(key) ?? '';
  localStorage.setItem(key, stored.replace('"2026-12-04"', '7'));
  expect(kept().current.days).toEqual({});
});
