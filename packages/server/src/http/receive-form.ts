import type { Context } from 'hono';
import type { Ports } from '../ports.ts';
import { bodyPieces } from './body-pieces.ts';
import { createCallerGates } from './caller-gates.ts';
import { rejectLonger, requireType } from './read-body.ts';
import { createUploadGate } from './upload-gate.ts';

const MEGABYTE = 1024 * 1024;

/** Forms on their way to the spool. Where it is full, the others wait in the network's own buffers. */
const arriving = createUploadGate({ capacity: 512 * MEGABYTE });
/** Of these, so much may be of one account: somebody who sends many and slowly takes no other's place. */
const ofAccount = createCallerGates(128 * MEGABYTE);
/** Forms in memory until their operation is over: of the largest, one. What waits in the spool costs little, so it waits longer. */
const inMemory = createUploadGate({ capacity: 22 * MEGABYTE, timeout: 180_000 });

export interface FormRequest {
  readonly context: Context;
  readonly accountId: number;
  readonly maximumBytes: number;
}

/**
 * Lets a form arrive, waits until there is room for it in memory, and runs its operation with what arrived. Throws 415 for another content
 * type, 413 for more than `maximumBytes`, at the latest when they arrive, and 503 when there is no room or its sender falls silent.
 */
export async function receiveForm<Result>(
  { spool }: Pick<Ports, 'spool'>,
  { context, accountId, maximumBytes }: FormRequest,
  run: (pieces: AsyncIterable<Uint8Array>) => Promise<Result>,
): Promise<Result> {
  requireType(context, 'multipart/form-data');
  rejectLonger(context, maximumBytes);
  const bytes = bytesOf(context, maximumBytes);
  const pieces = () => bodyPieces(context.req.raw, maximumBytes);
  if (!spool) return inMemory.pass(bytes, () => run(pieces()));
  const throughSpool = async () => {
    const body = await spool.hold(pieces());
    try {
      return await inMemory.pass(body.size, () => run(body.pieces));
    } finally {
      await body.release();
    }
  };
  return ofAccount.pass(accountId, bytes, () => arriving.pass(bytes, throughSpool));
}

/** What a form says that it weighs, or the most that it may. */
function bytesOf(context: Context, maximumBytes: number): number {
  const said = Number(context.req.header('Content-Length') ?? maximumBytes);
  return said >= 0 && said < maximumBytes ? said : maximumBytes;
}
