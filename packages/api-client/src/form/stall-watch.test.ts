import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ANSWER_MS, STALL_MS, watchForStall } from './stall-watch.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('an upload may take an hour while something leaves', () => {
  const onStalled = vi.fn<() => void>();
  const watch = watchForStall(onStalled);
  for (let part = 1; part <= 150; part += 1) {
    vi.advanceTimersByTime(STALL_MS - 1);
    watch.progressed(part / 200);
  }
  expect(onStalled).not.toHaveBeenCalled();
  vi.advanceTimersByTime(STALL_MS);
  expect(onStalled).toHaveBeenCalledOnce();
});

test('one of which nothing ever leaves is given up', () => {
  const onStalled = vi.fn<() => void>();
  watchForStall(onStalled);
  vi.advanceTimersByTime(STALL_MS);
  expect(onStalled).toHaveBeenCalledOnce();
});

test('the answer has a time of its own once everything has left', () => {
  const onStalled = vi.fn<() => void>();
  const watch = watchForStall(onStalled);
  watch.progressed(1);
  vi.advanceTimersByTime(ANSWER_MS - 1);
  expect(onStalled).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onStalled).toHaveBeenCalledOnce();
});

test('a finished upload is not watched any more', () => {
  const onStalled = vi.fn<() => void>();
  watchForStall(onStalled).stop();
  vi.advanceTimersByTime(ANSWER_MS + STALL_MS);
  expect(onStalled).not.toHaveBeenCalled();
});
