import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';

const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/auth' }),
  endpoints: (build) => ({
    login: build.mutation<unknown, { email: string; password: string }>({
      query: (body) => ({ url: '/login', method: 'POST', body }),
    }),
    pets: build.query<readonly { id: number; nombre: string }[], void>({ query: () => '/pets' }),
  }),
});

export const store = configureStore({
  reducer: { api: api.reducer },
  middleware: (defaults) => defaults().concat(api.middleware),
});

export const { useLoginMutation, usePetsQuery } = api;
