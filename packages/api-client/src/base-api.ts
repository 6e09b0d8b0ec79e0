import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { appError } from './app-error.ts';
import { baseQuery } from './base-query.ts';
import { closeSessionScope } from './session-scope.ts';

/** The one API; features inject endpoints and tags. Refetches on reconnect (D40). Schema failures become `AppError`s. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  refetchOnReconnect: true,
  catchSchemaFailure: () => appError('contract'),
  endpoints: () => ({}),
});

/** Aborts running requests and empties every cache, when the session ends or changes (O-AU-05, O-AU-06, D80). */
export function endSession(): ThunkAction<void, unknown, unknown, UnknownAction> {
  return (dispatch) => {
    closeSessionScope();
    dispatch(baseApi.util.resetApiState());
  };
}
