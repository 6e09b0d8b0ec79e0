import { act, renderHook } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useSending } from './use-sending.ts';

test('specification §9 half a second after an event was noted its form is left', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { result } = renderHook(useSending);
  expect(result.current[0]).toBe('open');
  act(() => result.current[1]());
  act(() => void vi.advanceTimersByTime(499));
  expect(result.current[0]).toBe('done');
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current[0]).toBe('left');
});
