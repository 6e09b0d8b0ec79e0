import { baseApi } from '@huella/api-client';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { OutboxTag } from '../item.ts';

export type ConnectedDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** Milliseconds: on a bad network, what has arrived must not be held back. */
const LONGEST_MS = 8_000;

// Each feature adds its tags to the one API when it is loaded.
const api = baseApi.enhanceEndpoints<string>({});
let dispatch: ConnectedDispatch | null = null;

export function connectCache(store: ConnectedDispatch): void {
  dispatch = store;
}

/** Invalidates these tags. Resolves once they are refetched, or after a timeout; never rejects. */
export async function refetch(tags: readonly OutboxTag[]): Promise<void> {
  if (!dispatch) return;
  dispatch(api.util.invalidateTags([...tags]));
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, LONGEST_MS);
  await Promise.race([promise, allRefetched(dispatch, Date.now() + LONGEST_MS)]);
  clearTimeout(timer);
}

/** Running queries delay the new ones, so it checks again after each round. */
async function allRefetched(store: ConnectedDispatch, until: number): Promise<void> {
  const running = store(api.util.getRunningQueriesThunk());
  if (running.length === 0 || Date.now() > until) return;
  await Promise.allSettled(running);
  await allRefetched(store, until);
}
