import { createApi } from '@reduxjs/toolkit/query/react';
import { appError } from './app-error.ts';
import { baseQuery } from './base-query.ts';

/**
 * The one API of the product. Features inject their endpoints and add their tag types; this file knows none of them.
 * When the network returns, what is on the screen is asked for again (D40). An answer that does not fit an endpoint's `responseSchema` becomes an `AppError` of kind `contract`.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  refetchOnReconnect: true,
  catchSchemaFailure: () => appError('contract'),
  endpoints: () => ({}),
});
