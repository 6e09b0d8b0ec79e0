import { baseApi } from '@huella/api-client';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { OutboxTag } from '../item.ts';

type Dispatch = (action: UnknownAction) => unknown;

// The tags are words of the features; the one API knows them as soon as one of these is loaded.
const api = baseApi.enhanceEndpoints<string>({});
let dispatch: Dispatch | null = null;

/** Names the store whose cache is told when something has arrived. */
export function connectCache(store: Dispatch): void {
  dispatch = store;
}

export function invalidate(tags: readonly OutboxTag[]): void {
  dispatch?.(api.util.invalidateTags([...tags]));
}
