import type { Kysely } from 'kysely';
import type { MovementKind } from '../../db/schema/claims.ts';
import type { Database } from '../../db/schema.ts';
import type { Tx } from '../../db/transaction.ts';
import type { MailContext } from '../../mail/enqueue-mail.ts';
import type { FactName } from '../../notifications/facts.ts';
import { insertMovement } from '../repositories/claim-notes.ts';
import { isDecided } from '../repositories/claim-resolutions.ts';
import { holdClaimant, lockClaim } from '../repositories/claims.ts';
import { tellClaimant } from '../tell-claimant.ts';

export type OperatorContext = MailContext & { readonly db: Kysely<Database> };

/** What the owner reads of a change in the claim's movements, and is told besides. */
export interface Movement {
  readonly kind: MovementKind;
  readonly text: string;
  readonly fact: FactName;
}

/** What the owner hears of a change, or why nothing changed. */
type Outcome<Failure> = { readonly movement: Movement } | { readonly failure: Failure };

type Change<Failure> = (tx: Tx, at: string) => Promise<Outcome<Failure>>;

/** Does something to a locked claim in one transaction, with its movement and what its owner is told. */
export async function changeClaim<Failure>(
  ports: OperatorContext,
  claimId: number,
  change: Change<Failure>,
): Promise<'done' | 'unknown' | Failure> {
  const at = ports.clock.now().toISOString();
  return ports.db.transaction().execute(async (tx) => {
    if (!(await holdClaimant(tx, claimId)) || !(await lockClaim(tx, claimId))) return 'unknown';
    const outcome = await change(tx, at);
    if ('failure' in outcome) return outcome.failure;
    const { kind, text, fact } = outcome.movement;
    const razon = kind === 'AVISO' ? text : `${kind}: ${text}`;
    await insertMovement(tx, { claim_id: claimId, kind, razon, fecha_movimiento: at });
    await tellClaimant(ports, tx, claimId, fact);
    return 'done';
  });
}

/** The same to a claim that is not decided: what was decided is never changed afterwards. */
export async function changeUndecidedClaim<Failure>(
  ports: OperatorContext,
  claimId: number,
  change: Change<Failure>,
): Promise<'done' | 'unknown' | 'decided' | Failure> {
  return changeClaim<Failure | 'decided'>(ports, claimId, async (tx, at) => {
    return (await isDecided(tx, claimId)) ? { failure: 'decided' } : change(tx, at);
  });
}
