import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useSending } from './use-sending.ts';

type Mutations = Record<string, { status: string }>;

function mutations(state: Mutations = {}, { type }: UnknownAction): Mutations {
  if (type === 'send') return { one: { status: 'pending' } };
  return type === 'sent' ? {} : state;
}

test('D39 what is being sent counts for 15 seconds at most, and so does what is sent next', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const store = configureStore({
    reducer: {
      api: (state: { mutations: Mutations } | undefined, action: UnknownAction) => ({
        mutations: mutations(state?.mutations, action),
      }),
    },
  });
  const wrapper = ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(useSending, { wrapper });
  const after = (milliseconds: number) => {
    act(() => void vi.advanceTimersByTime(milliseconds));
    return result.current;
  };
  expect(result.current).toBe(false);
  for (let time = 0; time < 2; time += 1) {
    act(() => void store.dispatch({ type: 'send' }));
    expect([after(0), after(14_999), after(1)]).toEqual([true, true, false]);
    act(() => void store.dispatch({ type: 'sent' }));
  }
  expect(result.current).toBe(false);
});
