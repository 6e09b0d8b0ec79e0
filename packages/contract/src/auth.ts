import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { nothing, text } from './primitives.ts';

const email = text(254);
const password = text(256);
const refreshToken = text(512);

export const tokens = z.object({ token: z.string(), refreshToken: z.string() });
export type Tokens = z.infer<typeof tokens>;

export const login = defineCall({
  id: 'login',
  summary: 'Exchange an email and a password for a pair of tokens',
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  body: z.object({ email, password }),
  status: 200,
  response: tokens,
  errors: ['invalid_credentials', 'too_many_requests'],
});

export const register = defineCall({
  id: 'register',
  summary: 'Open an account',
  method: 'POST',
  path: '/auth/register',
  access: 'public',
  body: z.object({ email, password, confirm: password }),
  status: 200,
  response: nothing,
  errors: ['email_taken', 'invalid_fields', 'too_many_requests'],
});

export const recoverPassword = defineCall({
  id: 'recoverPassword',
  summary:
    'Mail a single-use link that sets a new password; the answer is the same for unknown accounts (D79)',
  method: 'POST',
  path: '/auth/password',
  access: 'public',
  body: z.object({ email }),
  status: 200,
  response: nothing,
  errors: ['invalid_fields', 'too_many_requests'],
});

export const logout = defineCall({
  id: 'logout',
  summary: 'End the session of a refresh token and forget the push token; answers 200 also the second time',
  method: 'POST',
  path: '/auth/logout',
  access: 'refresh-token',
  body: z.object({ refreshToken, firebase_token: z.nullable(text(4096)) }),
  status: 200,
  response: nothing,
  errors: [],
});

export const refreshSession = defineCall({
  id: 'refreshSession',
  summary:
    'Rotate a refresh token (D08: `refresh_token` in, `refreshToken` out, as the specification writes them)',
  method: 'POST',
  path: '/auth/refresh',
  access: 'refresh-token',
  body: z.object({ refresh_token: refreshToken }),
  status: 200,
  response: tokens,
  errors: ['refresh_refused'],
});
