import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';

/** The `BaseQueryApi` for calls outside of the store; our base query reads only `signal`. */
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
