import { createApi } from '@reduxjs/toolkit/query/react';
import { appError } from './app-error.ts';
import { baseQuery } from './base-query.ts';

/**
 * The one API of the product. Features inject their endpoints and add their tag types; this file knows none of them.
 * An answer that does not fit an endpoint's `responseSchema` becomes an `AppError` of kind `contract`.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  catchSchemaFailure: () => appError('contract'),
  endpoints: () => ({}),
});
