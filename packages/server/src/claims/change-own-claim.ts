import { claimProgress, type NextStep } from '@huella/claim-progress';
import { lockAccountShared } from '../auth/repositories/accounts.ts';
import { fieldText } from '../copy.ts';
import type { MovementKind } from '../db/schema/claims.ts';
import type { Tx } from '../db/transaction.ts';
import { ApiError, invalidFields } from '../http/api-error.ts';
import type { NotificationName } from '../notifications/notification-templates.ts';
import type { Ports } from '../ports.ts';
import { findClaimFacts } from './claim-facts.ts';
import { insertMovement } from './repositories/claim-notes.ts';
import { isDecided } from './repositories/claim-resolutions.ts';
import { lockClaim, ownsClaim } from './repositories/claims.ts';
import { notifyClaimant } from './notify-claimant.ts';

export interface OwnChange {
  readonly ports: Ports;
  readonly accountId: number;
  readonly claimId: number;
  readonly now: Date;
}

/** Locks a claim of the caller, account first like the operator's commands. 404 for anybody else's. */
export async function lockOwnClaim(tx: Tx, { accountId, claimId }: OwnChange): Promise<void> {
  await lockAccountShared(tx, accountId);
  if (!(await ownsClaim(tx, accountId, claimId))) throw new ApiError('not_found');
  await lockClaim(tx, claimId);
}

/** 422 for a decided claim: later changes would not count. */
export async function rejectDecided(tx: Tx, { claimId }: OwnChange, path = 'siniestroId'): Promise<void> {
  if (await isDecided(tx, claimId))
    throw invalidFields({ path, code: 'decided', message: fieldText.claimSettled });
}

export async function recordMovement(
  tx: Tx,
  { claimId, now }: OwnChange,
  kind: MovementKind,
  text: string,
): Promise<void> {
  const razon = kind === 'AVISO' ? text : `${kind}: ${text}`;
  await insertMovement(tx, { claim_id: claimId, kind, razon, fecha_movimiento: now.toISOString() });
}

/** Runs `work` and tells the owner if the next step changed, so that several files do not cause several mails. */
export async function notifyingNextStep<Result>(
  tx: Tx,
  change: OwnChange,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = await nextStep(tx, change);
  const result = await work();
  const after = await nextStep(tx, change);
  if (after !== before) await notifyClaimant(change.ports, tx, change.claimId, notificationFor(after));
  return result;
}

function notificationFor(next: NextStep | undefined): NotificationName {
  if (next === 'upload-documents') return 'papers-missing';
  if (next === 'upload-receipts') return 'receipts-missing';
  return next === 'wait-for-decision' ? 'claim-complete' : 'claim-news';
}

async function nextStep(tx: Tx, change: OwnChange) {
  const known = await findClaimFacts(tx, change, change.now);
  return known && claimProgress(known.facts).next;
}
