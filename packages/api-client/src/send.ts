import {
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query/react';
import { appError, networkError, type AppError } from './app-error.ts';
import { fetchWith } from './client.ts';
import { httpError } from './http-error.ts';
import { urlOf } from './url-of.ts';
import type { WireRequest } from './request.ts';

/** Milliseconds after which a request without an answer fails. */
export const REQUEST_TIMEOUT = 20_000;

export type Sent = { data: unknown; error?: undefined } | { data?: undefined; error: AppError };

type Api = Parameters<BaseQueryFn>[1];

const fetchQuery = fetchBaseQuery({ timeout: REQUEST_TIMEOUT, fetchFn: fetchWith });

/** Sends one request, with a bearer token if given. Never throws, never refreshes. */
export async function send(wire: WireRequest, api: Api, token?: string): Promise<Sent> {
  const signal = wire.signal ? AbortSignal.any([api.signal, wire.signal]) : api.signal;
  const query = wire.form ? await formQuery(wire) : fetchQuery;
  if (!query) return { error: networkError() };
  const result = await query(fetchArgs(wire, token), { ...api, signal }, {});
  if (result.error) return { error: narrow(result.error, result.meta?.response) };
  return { data: result.data };
}

async function formQuery({ onProgress }: WireRequest): Promise<typeof fetchQuery | null> {
  const code = await import('./form/form-query.ts').catch(() => null);
  return code && code.formQuery(onProgress);
}

function fetchArgs(
  { url, urlOverride, method, params, body, headers, timeout, keepalive, answer }: WireRequest,
  token?: string,
): FetchArgs {
  return {
    url: urlOf({ url, urlOverride }),
    method,
    headers: { ...headers, ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
    ...(params && { params }),
    ...(body !== undefined && { body }),
    ...(timeout !== undefined && { timeout }),
    ...(keepalive && { keepalive }),
    ...(answer === 'blob' && { responseHandler: blobOrFailure }),
  };
}

function blobOrFailure(response: Response): Promise<unknown> {
  return response.ok ? response.blob() : response.json();
}

function narrow(error: FetchBaseQueryError, response: Response | undefined): AppError {
  if (error.status === 'TIMEOUT_ERROR') return appError('timeout');
  if (error.status === 'FETCH_ERROR') return networkError();
  if (error.status === 'CUSTOM_ERROR') return appError('contract');
  if (error.status !== 'PARSING_ERROR') return httpError(error.status, error.data, response);
  // Not JSON: a proxy's error page has a status; a success breaks the contract.
  return error.originalStatus >= 400 ? httpError(error.originalStatus, null, response) : appError('contract');
}
