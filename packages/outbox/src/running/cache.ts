import { baseApi } from '@huella/api-client';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { OutboxTag } from '../item.ts';

export type ConnectedDispatch = (action: UnknownAction) => unknown;

// The tags are words of the features; the one API knows them as soon as one of these is loaded.
const api = baseApi.enhanceEndpoints<string>({});
let dispatch: ConnectedDispatch | null = null;

/** Names the store whose cache is told when something has arrived. */
export function connectCache(store: ConnectedDispatch): void {
  dispatch = store;
}

export function invalidate(tags: readonly OutboxTag[]): void {
  dispatch?.(api.util.invalidateTags([...tags]));
}
