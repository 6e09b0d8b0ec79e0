import type { Context } from 'hono';
import type { AccessClaims } from '../auth/access-token.ts';
import type { Authenticator } from '../auth/authenticator.ts';
import { findEmailOf } from '../auth/repositories/accounts.ts';
import type { Tx } from '../db/transaction.ts';
import type { Ports } from '../ports.ts';
import { ApiError } from './api-error.ts';
import type { AppEnv } from './app-env.ts';
import { argentineDay } from './argentine-day.ts';
import { checkParams, checkQuery } from './check-input.ts';
import { clientIp } from './client-ip.ts';
import { runOnce, idempotencyKeyOf } from './idempotency.ts';
import type { OperationResult, Operation, Scope } from './operation.ts';
import { readJson } from './read-body.ts';
import { readInput } from './read-input.ts';
import { readMultipart } from './read-multipart.ts';
import { receiveForm } from './receive-form.ts';

type Caller = Pick<AccessClaims, 'accountId' | 'sessionId'>;
const NOBODY: Caller = { accountId: 0, sessionId: 0 };

const FORM_BYTES = 1024 * 1024;

/** Authenticates, reads the input, runs the handler. Authorization and transactions are the handler's own. */
export async function runOperation(
  ports: Ports,
  authenticator: Authenticator,
  operation: Operation,
  context: Context<AppEnv>,
): Promise<OperationResult> {
  const { call } = operation;
  const who = call.access === 'owner' && authenticator.authenticate(context.req.header('Authorization'));
  const caller = who ? await who : NOBODY;
  const { maximumBytes = FORM_BYTES } = operation;
  const run = (readBody: ReadBody) =>
    runWithInput(ports, authenticator, operation, { context, caller, readBody });
  if (!call.consumes) return run(() => readJson(context));
  const { accountId } = caller;
  return receiveForm(ports, { context, accountId, maximumBytes }, (chunks) =>
    run(() => readMultipart(context, chunks, maximumBytes)),
  );
}

type ReadBody = () => Promise<unknown>;

interface Incoming {
  readonly context: Context<AppEnv>;
  readonly caller: Caller;
  readonly readBody: ReadBody;
}

async function runWithInput(
  ports: Ports,
  authenticator: Authenticator,
  operation: Operation,
  { context, caller, readBody }: Incoming,
): Promise<OperationResult> {
  const { call } = operation;
  const { accountId, sessionId } = caller;
  const now = ports.clock.now();
  const today = argentineDay(now);
  const params = checkParams(call, context.req.param());
  const query = checkQuery(call, call.query && context.req.query());
  const raw = call.body && (await readBody());
  const read = call.body
    ? await readInput(ports, operation, context, { accountId, today, raw })
    : { body: undefined, input: undefined };
  if ('reply' in read) return read.reply;
  const { body, input } = read;
  const scope = {
    ports,
    accountId,
    sessionId,
    // Plain values, not getters: a literal with getters gets its own hidden class and keeps its request until a full collection.
    ip: clientIp(context, ports.config),
    now,
    today,
    params,
    query,
    body,
    input,
    transact: (work: (tx: Tx) => Promise<OperationResult>) =>
      transact(ports, operation, context, accountId, body, work),
    forgetTokens: (id: number) => authenticator.forget(id),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion, typescript/no-unnecessary-type-assertion -- the schemas of the very call made these values
  return operation.handle(scope as Scope);
}

async function transact(
  ports: Ports,
  { call }: Operation,
  context: Context<AppEnv>,
  accountId: number,
  body: unknown,
  work: (tx: Tx) => Promise<OperationResult>,
): Promise<OperationResult> {
  const key = idempotencyKeyOf(context.req.header('Idempotency-Key'));
  try {
    if (key === undefined) return await ports.db.transaction().execute(work);
    return await runOnce(ports, { call, accountId, key, body }, work);
  } catch (error) {
    throw (await isOver(ports, accountId, error)) ? new ApiError('unauthorized') : error;
  }
}

/** Deleting an account while a request writes to it breaks that request, which is then rejected like every later one. */
async function isOver({ db }: Ports, accountId: number, error: unknown): Promise<boolean> {
  if (accountId === 0 || error instanceof ApiError) return false;
  return (await findEmailOf(db, accountId)) === undefined;
}
