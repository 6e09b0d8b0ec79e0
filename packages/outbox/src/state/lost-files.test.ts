import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { entry } from '../testing/test-tab.ts';
import { stubLocalStorage } from '../testing/memory-storage.ts';
import { createLostFiles, RECHECK_DELAY_MS } from './lost-files.ts';
import { newItem } from './new-item.ts';

const ACCOUNT = 'ana@huella.test';

beforeEach(() => {
  stubLocalStorage();
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a file that was absent, came back and is absent again is lost at the second look only', () => {
  const item = newItem(entry('dni'), ACCOUNT, 0);
  const pending = { lost: [], mustRecheck: true };
  const lostFiles = createLostFiles();
  lostFiles.reconcile(ACCOUNT, [item]);
  expect(lostFiles.reconcile(ACCOUNT, [])).toEqual(pending);
  vi.advanceTimersByTime(RECHECK_DELAY_MS);
  expect(lostFiles.reconcile(ACCOUNT, [item])).toEqual({ lost: [], mustRecheck: false });
  expect(lostFiles.reconcile(ACCOUNT, [])).toEqual(pending);
  vi.advanceTimersByTime(RECHECK_DELAY_MS);
  expect(lostFiles.reconcile(ACCOUNT, [])).toEqual({
    lost: [{ id: item.id, title: 'dni' }],
    mustRecheck: false,
  });
});
