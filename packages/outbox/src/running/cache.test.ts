import { baseApi } from '@huella/api-client';
import { configureStore } from '@reduxjs/toolkit';
import { afterEach, expect, test, vi } from 'vitest';
import { refetch, connectCache } from './cache.ts';

const answers: ((word: string) => void)[] = [];
const api = baseApi.enhanceEndpoints({ addTagTypes: ['Word'] }).injectEndpoints({
  endpoints: (build) => ({
    getWord: build.query<string, void>({
      queryFn: async () => ({ data: await new Promise<string>((resolve) => answers.push(resolve)) }),
      providesTags: ['Word'],
    }),
  }),
});

afterEach(() => {
  vi.useRealTimers();
  answers.length = 0;
});

async function isAsked(times: number): Promise<void> {
  await expect.poll(() => answers).toHaveLength(times);
}

async function openScreen() {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (standard) => standard().concat(api.middleware),
  });
  connectCache(store.dispatch);
  void store.dispatch(api.endpoints.getWord.initiate());
  const word = () => api.endpoints.getWord.select()(store.getState()).data;
  await isAsked(1);
  return word;
}

function askingAgain(): { isOver: boolean; over: Promise<void> } {
  const asking = { isOver: false, over: refetch([{ type: 'Word' }]) };
  void asking.over.then(() => (asking.isOver = true));
  return asking;
}

test('it resolves once the screens have the new response', async () => {
  const word = await openScreen();
  answers[0]?.('missing');
  await expect.poll(() => word()).toBe('missing');
  const asking = askingAgain();
  await isAsked(2);
  expect(asking.isOver).toBe(false);
  answers[1]?.('received');
  await asking.over;
  expect(word()).toBe('received');
});

test('a response requested before does not count as a new one', async () => {
  const word = await openScreen();
  const asking = askingAgain();
  answers[0]?.('missing');
  await isAsked(2);
  expect(asking.isOver).toBe(false);
  answers[1]?.('received');
  await asking.over;
  expect(word()).toBe('received');
});

test('a network that does not respond delays it for some seconds at most', async () => {
  vi.useFakeTimers();
  await openScreen();
  const asking = askingAgain();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asking.isOver).toBe(true);
});
