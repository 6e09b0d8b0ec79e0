import { configureApiClient } from '@huella/api-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeDrafts, deleteDrafts, hasDraft, openDraft } from './drafts.ts';

const draft = { step: 1, values: { nombre: 'Luna' } };
let account: string | null = 'ana@huella.test';

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
  vi.useRealTimers();
  localStorage.clear();
});

test('what was typed comes back for the same account, and for no other', () => {
  openDraft('new-pet').write(draft);
  expect(openDraft('new-pet').restored).toMatchObject(draft);
  account = 'otra@huella.test';
  expect(openDraft('new-pet').restored).toBeNull();
  account = 'ana@huella.test';
  expect(openDraft('new-pet').restored).toBeNull();
});

test('another screen can ask whether there is a draft, of this account alone', () => {
  expect(hasDraft('new-pet')).toBe(false);
  openDraft('new-pet').write(draft);
  expect(hasDraft('new-pet')).toBe(true);
  account = null;
  expect(hasDraft('new-pet')).toBe(false);
  account = 'otra@huella.test';
  expect(hasDraft('new-pet')).toBe(false);
});

test('without an account or a name nothing is kept', () => {
  openDraft(undefined).write(draft);
  account = null;
  openDraft('new-pet').write(draft);
  expect(localStorage).toHaveLength(0);
});

test('D80 a logout deletes all, and a form that is still on the screen writes none again', () => {
  const open = openDraft('new-pet');
  open.write(draft);
  deleteDrafts();
  open.write(draft);
  expect(localStorage).toHaveLength(0);
});

test('another person who signs in deletes what was kept of the one before', () => {
  openDraft('new-pet').write(draft);
  deleteDrafts('ana@huella.test');
  expect(localStorage).toHaveLength(1);
  deleteDrafts('otra@huella.test');
  expect(localStorage).toHaveLength(0);
});

test('a session that ended in another tab leaves what was kept, and the open form keeps no more', () => {
  const open = openDraft('new-pet');
  open.write(draft);
  closeDrafts();
  open.write({ step: 0, values: { nombre: 'Lunita' } });
  expect(openDraft('new-pet').restored).toMatchObject(draft);
});

test('a form that was sent or left is forgotten for good', () => {
  const open = openDraft('new-pet');
  open.write(draft);
  open.close();
  open.write(draft);
  expect(openDraft('new-pet').restored).toBeNull();
});

test('a week later nothing of it is left', () => {
  vi.useFakeTimers();
  openDraft('new-pet').write(draft);
  vi.advanceTimersByTime(7 * 24 * 60 * 60 * 1000);
  expect(openDraft('new-pet').restored).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('a draft of another tab is not this one’s to remove, unless it was restored from it', () => {
  const tab = openDraft('new-pet');
  const other = openDraft('new-pet');
  tab.write(draft);
  other.remove();
  expect(openDraft('new-pet').restored).toMatchObject(draft);
  openDraft('new-pet').close();
  expect(openDraft('new-pet').restored).toBeNull();
});

test('a pending body keeps the seed of its key', () => {
  const open = openDraft('new-pet');
  open.write(draft);
  expect(openDraft('new-pet').keySeed).toBe(open.keySeed);
  open.close();
  expect(openDraft('new-pet').keySeed).not.toBe(open.keySeed);
});

test.each(['{', '7', '{"account":"ana@huella.test"}'])('%s in the storage is not a draft', (text) => {
  localStorage.setItem('huella-draft:new-pet', text);
  expect(openDraft('new-pet').restored).toBeNull();
});

test('a browser without storage causes no error', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => openDraft('new-pet').write(draft)).not.toThrow();
});
