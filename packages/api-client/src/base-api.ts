import { createApi } from '@reduxjs/toolkit/query/react';
import { appError } from './app-error.ts';
import { baseQuery } from './base-query.ts';

/** The one API; features inject endpoints and tags. Refetches on reconnect (D40). Schema failures become `AppError`s. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  refetchOnReconnect: true,
  catchSchemaFailure: () => appError('contract'),
  endpoints: () => ({}),
});
