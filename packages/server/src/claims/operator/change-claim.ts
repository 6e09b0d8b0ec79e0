import type { Kysely } from 'kysely';
import type { MovementKind } from '../../db/schema/claims.ts';
import type { Database } from '../../db/schema.ts';
import type { Tx } from '../../db/transaction.ts';
import type { MailContext } from '../../mail/enqueue-mail.ts';
import type { NotificationName } from '../../notifications/notification-templates.ts';
import { insertMovement } from '../repositories/claim-notes.ts';
import { isDecided } from '../repositories/claim-resolutions.ts';
import { lockClaimant, lockClaim } from '../repositories/claims.ts';
import { notifyClaimant } from '../notify-claimant.ts';

export type OperatorContext = MailContext & { readonly db: Kysely<Database> };

export interface Movement {
  readonly kind: MovementKind;
  readonly text: string;
  readonly notification: NotificationName;
}

type Outcome<Failure> = { readonly movement: Movement } | { readonly failure: Failure };

type Change<Failure> = (tx: Tx, at: string) => Promise<Outcome<Failure>>;

/** Changes a locked claim in one transaction, adds its movement and notifies its owner. */
export async function changeClaim<Failure>(
  ports: OperatorContext,
  claimId: number,
  change: Change<Failure>,
): Promise<'done' | 'not_found' | Failure> {
  const at = ports.clock.now().toISOString();
  return ports.db.transaction().execute(async (tx) => {
    if (!(await lockClaimant(tx, claimId)) || !(await lockClaim(tx, claimId))) return 'not_found';
    const outcome = await change(tx, at);
    if ('failure' in outcome) return outcome.failure;
    const { kind, text, notification } = outcome.movement;
    const razon = kind === 'AVISO' ? text : `${kind}: ${text}`;
    await insertMovement(tx, { claim_id: claimId, kind, razon, fecha_movimiento: at });
    await notifyClaimant(ports, tx, claimId, notification);
    return 'done';
  });
}

/** Like `changeClaim`; rejects decided claims, which never change. */
export async function changeUndecidedClaim<Failure>(
  ports: OperatorContext,
  claimId: number,
  change: Change<Failure>,
): Promise<'done' | 'not_found' | 'already_decided' | Failure> {
  return changeClaim<Failure | 'already_decided'>(ports, claimId, async (tx, at) => {
    return (await isDecided(tx, claimId)) ? { failure: 'already_decided' } : change(tx, at);
  });
}
