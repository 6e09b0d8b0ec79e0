import { pathOf, type Call } from '@huella/contract';
import { appError, type AppError } from './app-error.ts';
import { baseQuery } from './base-query.ts';
import { withoutStore } from './without-store.ts';

export interface UploadInput {
  readonly body: Readonly<Record<string, string | Blob>>;
  readonly idempotencyKey: string;
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Sends multipart outside of the store. Never rejects: resolves to null on success, else to the error. */
export async function upload(
  call: Call,
  { body, idempotencyKey, ...input }: UploadInput,
): Promise<AppError | null> {
  const wire = {
    url: pathOf(call),
    method: call.method,
    access: call.access,
    ...(call.urlOverride && { urlOverride: call.urlOverride }),
    form: true,
    headers: { 'Idempotency-Key': idempotencyKey },
    body,
    ...input,
  } as const;
  const sent = await baseQuery(wire, withoutStore(call.id), {});
  if (sent.error) return sent.error;
  // A captive portal's sign-in page answers 200, too.
  return call.response.safeParse(sent.data).success ? null : appError('contract');
}
