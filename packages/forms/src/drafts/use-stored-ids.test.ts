import { configureApiClient } from '@huella/api-client';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useStoredIds } from './use-stored-ids.ts';

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
  localStorage.clear();
});

const kept = () => renderHook(() => useStoredIds('choice-1')).result;

test('what was chosen comes back for the same account, and for no other', () => {
  const first = kept();
  act(() => first.current.update(() => [2, 3]));
  expect(first.current.ids).toEqual([2, 3]);
  expect(kept().current.ids).toEqual([2, 3]);
  account = 'otra@huella.test';
  expect(kept().current.ids).toEqual([]);
});

test('a choice that was taken back leaves nothing behind', () => {
  const choice = kept();
  act(() => choice.current.update(() => [2]));
  act(() => choice.current.update(() => []));
  expect(kept().current.ids).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('a stored value that is not a list of ids is ignored', () => {
  const choice = kept();
  act(() => choice.current.update(() => [2]));
  const [key = ''] = Object.keys(localStorage);
  const stored = localStorage.getItem(key) ?? '';
  localStorage.setItem(key, stored.replace('"ids":[2]', '"ids":["2",1.5,null,7]'));
  expect(kept().current.ids).toEqual([7]);
});
