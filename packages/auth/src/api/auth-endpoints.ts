import { baseApi, request, responseOf } from '@huella/api-client';
import type { Tokens } from '@huella/contract';
import { login, logout, recoverPassword, register } from '@huella/contract/auth';

interface Credentials {
  email: string;
  password: string;
}

/** Specification §7 *Authentication*. Loaded on submit, because it brings the contract's schemas. */
export const authApi = baseApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    login: build.mutation<Tokens, Credentials>({
      query: (body) => request(login, { body }),
      responseSchema: responseOf(login),
    }),
    register: build.mutation<object, Credentials & { confirm: string }>({
      query: (body) => request(register, { body }),
      responseSchema: responseOf(register),
    }),
    recoverPassword: build.mutation<object, { email: string }>({
      query: (body) => request(recoverPassword, { body }),
      responseSchema: responseOf(recoverPassword),
    }),
    logout: build.mutation<object, { refreshToken: string; firebase_token: string | null }>({
      // Survives closing the page.
      query: (body) => request(logout, { body, keepalive: true }),
      responseSchema: responseOf(logout),
    }),
  }),
});
