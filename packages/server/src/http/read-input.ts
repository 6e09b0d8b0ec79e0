import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { Ports } from '../ports.ts';
import type { AppEnv } from './app-env.ts';
import { checkBody } from './check-input.ts';
import { findEarlierReply, idempotencyKeyOf } from './idempotency.ts';
import type { OperationResult, Operation } from './operation.ts';

interface RawInput {
  readonly accountId: number;
  readonly today: string;
  readonly raw: unknown;
}

type ReadInput = { readonly body: unknown; readonly input: unknown } | { readonly reply: OperationResult };

export async function readInput(
  ports: Ports,
  operation: Operation,
  context: Context<AppEnv>,
  { accountId, today, raw }: RawInput,
): Promise<ReadInput> {
  const { call } = operation;
  try {
    return await checkBody(operation, raw, { ports, today });
  } catch (error) {
    const key = idempotencyKeyOf(context.req.header('Idempotency-Key'));
    const body = call.body && z.safeParse(call.body, raw).data;
    if (key === undefined || body === undefined) throw error;
    const reply = await findEarlierReply(ports, { call, accountId, key, body });
    if (!reply) throw error;
    return { reply };
  }
}
