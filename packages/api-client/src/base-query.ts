import { JWT_EXPIRED } from '@huella/contract';
import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { AppError } from './app-error.ts';
import { apiClient } from './client.ts';
import { copy } from './copy.ts';
import { renewToken } from './renew-token.ts';
import type { WireRequest } from './request.ts';
import { send, type Sent } from './send.ts';
import { sessionSignal } from './session-scope.ts';

type Query = BaseQueryFn<WireRequest, unknown, AppError>;
type Api = Parameters<Query>[1];

/** Sends a call; an owner's call with the token, which is renewed once when it has expired (specification §8, D27). */
export const baseQuery: Query = (wire, api) =>
  wire.access === 'owner' ? sendAsOwner(wire, api) : send(wire, api);

async function sendAsOwner(wire: WireRequest, api: Api): Promise<Sent> {
  const session = apiClient().getSession();
  if (!session) return { error: signedOut };
  const scope = sessionSignal();
  const scoped = { ...api, signal: AbortSignal.any([api.signal, scope]) };
  return endSessionIfRejected(await sendRenewing(wire, scoped, session.token, scope), scope);
}

async function sendRenewing(
  wire: WireRequest,
  api: Api,
  token: string,
  scope: AbortSignal,
  mayAdopt = true,
): Promise<Sent> {
  const sent = await send(wire, api, token);
  if (!isExpiredToken(sent.error)) return sent;
  const renewal = await renewToken(token, scope);
  if (renewal.error) return renewal;
  // A token renewed by another tab may have expired too, so it gets one more renewal; our own does not (O-AU-02).
  return renewal.adopted && mayAdopt
    ? sendRenewing(wire, api, renewal.token, scope, false)
    : send(wire, api, renewal.token);
}

function endSessionIfRejected(sent: Sent, scope: AbortSignal): Sent {
  if (sent.error?.status === 401 && !scope.aborted) apiClient().onSessionExpired();
  return sent;
}

const signedOut: AppError = {
  kind: 'http',
  status: 401,
  code: 'unauthorized',
  message: copy.signedOut,
  fields: [],
};

/** Whether this is the 401 for an expired token, which has its own message (specification §8, D26). */
function isExpiredToken(error: AppError | undefined): boolean {
  return error?.status === 401 && error.message === JWT_EXPIRED;
}
