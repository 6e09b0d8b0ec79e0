import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';

/** What RTK Query would hand to the base query, of which ours reads the signal alone: for calls that no store knows of. */
export function withoutStore(endpoint: string): BaseQueryApi {
  return {
    signal: new AbortController().signal,
    abort: () => undefined,
    dispatch: (action: unknown) => action,
    getState: () => undefined,
    extra: undefined,
    endpoint,
    type: 'query',
  };
}
