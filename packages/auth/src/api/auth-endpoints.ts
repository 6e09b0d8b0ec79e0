import { baseApi, request, responseOf } from '@huella/api-client';
import type { Tokens } from '@huella/contract';
import { login, logout, recoverPassword, register } from '@huella/contract/auth';

interface Credentials {
  email: string;
  password: string;
}

/**
 * The calls of *Authentication* (specification §7). This module brings the contract's schemas, so the first screens
 * load it when somebody submits, never before.
 */
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
      // The page may be closed right after.
      query: (body) => request(logout, { body, keepalive: true }),
      responseSchema: responseOf(logout),
    }),
  }),
});
