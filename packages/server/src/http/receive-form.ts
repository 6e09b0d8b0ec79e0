import type { Context } from 'hono';
import type { Ports } from '../ports.ts';
import { bodyChunks } from './body-chunks.ts';
import { createCallerGates } from './caller-gates.ts';
import { rejectLonger, requireType } from './read-body.ts';
import { createUploadGate } from './upload-gate.ts';

const MEGABYTE = 1024 * 1024;

/** Forms that are being spooled. When full, others wait in the network's buffers. */
const arriving = createUploadGate({ capacity: 512 * MEGABYTE });
/** The share of one account, so that many slow uploads take no other account's place. */
const ofAccount = createCallerGates(128 * MEGABYTE);
/** Forms in memory during their operation: one of the largest. Waiting in the spool is cheap, so the timeout is longer. */
const inMemory = createUploadGate({ capacity: 22 * MEGABYTE, timeout: 180_000 });

export interface FormRequest {
  readonly context: Context;
  readonly accountId: number;
  readonly maximumBytes: number;
}

/**
 * Spools a form, waits until it fits into memory, and runs its operation. Throws 415 for another content type, 413 above `maximumBytes`,
 * and 503 when there is no room or its sender falls silent.
 */
export async function receiveForm<Result>(
  { spool }: Pick<Ports, 'spool'>,
  { context, accountId, maximumBytes }: FormRequest,
  run: (chunks: AsyncIterable<Uint8Array>) => Promise<Result>,
): Promise<Result> {
  requireType(context, 'multipart/form-data');
  rejectLonger(context, maximumBytes);
  const bytes = bytesOf(context, maximumBytes);
  const chunks = () => bodyChunks(context.req.raw, maximumBytes);
  if (!spool) return inMemory.pass(bytes, () => run(chunks()));
  const throughSpool = async () => {
    const body = await spool.store(chunks());
    try {
      return await inMemory.pass(body.size, () => run(body.chunks));
    } finally {
      await body.release();
    }
  };
  return ofAccount.pass(accountId, bytes, () => arriving.pass(bytes, throughSpool));
}

/** The declared size, or the maximum. */
function bytesOf(context: Context, maximumBytes: number): number {
  const declared = Number(context.req.header('Content-Length') ?? maximumBytes);
  return declared >= 0 && declared < maximumBytes ? declared : maximumBytes;
}
