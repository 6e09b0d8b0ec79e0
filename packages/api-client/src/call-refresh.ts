import type { Tokens } from '@huella/contract';
import { refreshSession } from '@huella/contract/auth';
import { appError, type AppError } from './app-error.ts';
import { apiClient, fetchWith } from './client.ts';
import { httpError } from './http-error.ts';
import { joinUrl } from './join-url.ts';
import { REQUEST_TIMEOUT } from './send.ts';

/** Statuses that reject the refresh token; all others leave the session alone (D27, O-AU-04). */
const REJECTIONS = new Set([400, 401, 403, 404]);

export type Refreshed = { tokens: Tokens; error?: undefined } | { tokens?: undefined; error: AppError };

/** POST /auth/refresh. Reports every rejection as status 401. */
export async function callRefresh(refreshToken: string, scope: AbortSignal): Promise<Refreshed> {
  try {
    const response = await post({ refresh_token: refreshToken }, scope);
    const body: unknown = await response.json().catch(() => null);
    if (!response.ok) return { error: rejectionOrFailure(response, body) };
    const tokens = refreshSession.response.safeParse(body);
    return tokens.success ? { tokens: tokens.data } : { error: appError('contract') };
  } catch (error) {
    return {
      error: appError(error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'network'),
    };
  }
}

function post(body: object, scope: AbortSignal): Promise<Response> {
  return fetchWith(
    new Request(joinUrl(apiClient().baseUrl, refreshSession.path), {
      method: refreshSession.method,
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.any([scope, AbortSignal.timeout(REQUEST_TIMEOUT)]),
    }),
  );
}

function rejectionOrFailure(response: Response, body: unknown): AppError {
  const error = httpError(response.status, body, response);
  return REJECTIONS.has(response.status) ? { ...error, status: 401 } : error;
}
