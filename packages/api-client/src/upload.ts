import { pathOf, type Call } from '@huella/contract';
import { appError, type AppError } from './app-error.ts';
import { baseQuery } from './base-query.ts';
import { withoutStore } from './without-store.ts';

/** A form to send. Its files are Blobs, everything else in it is text. */
export interface UploadInput {
  readonly body: Readonly<Record<string, string | Blob>>;
  /** The same key with the same body takes effect once. */
  readonly idempotencyKey: string;
  /** Told how much of the body has left, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** Gives the call up. */
  readonly signal: AbortSignal;
}

/**
 * Sends a form outside of the store and of React: with bearer, one refresh and the end of the session on a 401, as every call
 * has them. Resolves in any case: null once the server has confirmed it in the contract's words, else why not.
 */
export async function upload(
  call: Call,
  { body, idempotencyKey, ...input }: UploadInput,
): Promise<AppError | null> {
  const wire = {
    url: pathOf(call),
    method: call.method,
    access: call.access,
    ...(call.address && { address: call.address }),
    form: true,
    headers: { 'Idempotency-Key': idempotencyKey },
    body,
    ...input,
  } as const;
  const sent = await baseQuery(wire, withoutStore(call.id), {});
  if (sent.error) return sent.error;
  // The sign-in page of a hotel's network answers 200, too.
  return call.response.safeParse(sent.data).success ? null : appError('contract');
}
