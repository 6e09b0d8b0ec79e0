import type { Call } from '@huella/contract';
import { baseQuery } from './base-query.ts';
import { request, type Rest } from './request.ts';
import { withoutStore } from './without-store.ts';

/** The bytes of a call with `produces`, outside of the cache, because a store holds plain data. Throws an `AppError`. */
export async function download<C extends Call & { produces: string }>(
  call: C,
  ...input: Rest<C>
): Promise<Blob> {
  const sent = await baseQuery(request(call, ...input), withoutStore(call.id), {});
  // oxlint-disable-next-line typescript/only-throw-error -- an AppError is what every call fails with
  if (sent.error) throw sent.error;
  if (sent.data instanceof Blob) return sent.data;
  throw new Error(`${call.id} answered no bytes`);
}
