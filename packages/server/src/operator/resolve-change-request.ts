import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Tx } from '../db/transaction.ts';
import type { Clock } from '../ports.ts';
import { applyChanges } from './apply-changes.ts';
import { closeRequest, fieldsOfRequest, findPendingRequest } from '../repositories/change-requests.ts';

export type Decision = { readonly approve: true } | { readonly approve: false; readonly reason: string };
/** `unknown`: no such request, or decided before. `unfit`: the breed would not fit the species. */
export type Resolution = 'approved' | 'rejected' | 'unknown' | 'unfit';

/** Approves a pending change request, which changes the record in the same transaction, or rejects it with a reason. */
export async function resolveChangeRequest(
  { db, clock }: { readonly db: Kysely<Database>; readonly clock: Clock },
  id: number,
  decision: Decision,
): Promise<Resolution> {
  return db.transaction().execute((tx) => resolve(tx, id, decision, clock.now()));
}

async function resolve(tx: Tx, id: number, decision: Decision, now: Date): Promise<Resolution> {
  const request = await findPendingRequest(tx, id);
  if (!request) return 'unknown';
  if (!decision.approve) {
    const closed = await closeRequest(tx, id, { estado: 'RECHAZADA', reason: decision.reason, now });
    return closed ? 'rejected' : 'unknown';
  }
  const fields = await fieldsOfRequest(tx, id);
  if (!(await applyChanges(tx, request, fields))) return 'unfit';
  const closed = await closeRequest(tx, id, { estado: 'APROBADA', reason: null, now });
  return closed ? 'approved' : 'unknown';
}
