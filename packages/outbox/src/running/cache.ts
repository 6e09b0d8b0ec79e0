import { baseApi } from '@huella/api-client';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { OutboxTag } from '../item.ts';

export type ConnectedDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** How long the screens may take to ask again, in milliseconds: on a bad network what has arrived is not held back for ever. */
const LONGEST_MS = 8_000;

// The tags are words of the features; the one API knows them as soon as one of these is loaded.
const api = baseApi.enhanceEndpoints<string>({});
let dispatch: ConnectedDispatch | null = null;

/** Names the store whose cache is told when something has arrived. */
export function connectCache(store: ConnectedDispatch): void {
  dispatch = store;
}

/** Has what is cached of these asked for again. Resolves once that is answered, or after a while; never rejects. */
export async function askAgain(tags: readonly OutboxTag[]): Promise<void> {
  if (!dispatch) return;
  dispatch(api.util.invalidateTags([...tags]));
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, LONGEST_MS);
  await Promise.race([promise, allAnswered(dispatch, Date.now() + LONGEST_MS)]);
  clearTimeout(timer);
}

/** What was already being asked holds the new questions back, so it is looked once more after each. */
async function allAnswered(store: ConnectedDispatch, until: number): Promise<void> {
  const running = store(api.util.getRunningQueriesThunk());
  if (running.length === 0 || Date.now() > until) return;
  await Promise.allSettled(running);
  await allAnswered(store, until);
}
