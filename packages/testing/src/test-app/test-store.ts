import { baseApi } from '@huella/api-client';
import { combineReducers, configureStore, type Reducer } from '@reduxjs/toolkit';

export function createTestStore(reducers: Record<string, Reducer> = {}) {
  return configureStore({
    reducer: combineReducers({ ...reducers, [baseApi.reducerPath]: baseApi.reducer }),
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });
}

export type TestStore = ReturnType<typeof createTestStore>;
