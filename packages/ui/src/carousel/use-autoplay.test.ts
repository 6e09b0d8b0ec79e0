import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAutoplay } from './use-autoplay.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function play(options: { startsPlaying?: boolean; everyMs?: number | undefined } = {}) {
  const onNext = vi.fn<(position: number) => void>();
  const { result } = renderHook(() =>
    useAutoplay({ everyMs: 8000, startsPlaying: true, position: 0, onNext, ...options }),
  );
  const after = (milliseconds: number) => {
    act(() => void vi.advanceTimersByTime(milliseconds));
    return onNext.mock.calls.length;
  };
  return { result, after };
}

test('O-CA-03 it steps on each time the wait is over', () => {
  const { after } = play();
  expect([after(7999), after(1), after(8000)]).toEqual([0, 1, 2]);
});

test('O-CA-03 under the pointer it waits, and from then on the whole time', () => {
  const { result, after } = play();
  after(7000);
  act(() => result.current.holders.onPointerEnter());
  expect(after(60_000)).toBe(0);
  act(() => result.current.holders.onPointerLeave());
  expect([after(7999), after(1)]).toEqual([0, 1]);
});

test('O-CA-03 with the focus in it nothing moves', () => {
  const { result, after } = play();
  act(() => result.current.holders.onFocus());
  expect(after(60_000)).toBe(0);
});

test('paused it rests until it is played', () => {
  const { result, after } = play({ startsPlaying: false });
  expect(after(60_000)).toBe(0);
  act(() => result.current.toggle());
  expect(after(8000)).toBe(1);
  act(() => result.current.toggle());
  expect(after(60_000)).toBe(1);
});

test('out of sight it does not step on', () => {
  const { after } = play();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  expect(after(60_000)).toBe(0);
  hidden.mockRestore();
});

test('without a time nothing moves by itself', () => {
  const { result, after } = play({ everyMs: undefined });
  expect(result.current.available).toBe(false);
  expect(after(60_000)).toBe(0);
});
