import { createApi } from '@reduxjs/toolkit/query/react';
import { appError } from './app-error.ts';
import { baseQuery } from './base-query.ts';

/**
 * The one API of the product; features inject their endpoints and tag types. Refetches mounted queries when the network returns
 * (D40). An answer that does not fit an endpoint's `responseSchema` becomes an `AppError` of kind `contract`.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  refetchOnReconnect: true,
  catchSchemaFailure: () => appError('contract'),
  endpoints: () => ({}),
});
