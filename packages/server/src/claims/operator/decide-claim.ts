import type { Tx } from '../../db/transaction.ts';
import type { NotificationName } from '../../notifications/notification-templates.ts';
import { listCountedReceipts } from '../repositories/claim-receipts.ts';
import { insertResolution } from '../repositories/claim-resolutions.ts';
import { ofClaim } from '../repositories/claim-scope.ts';
import { approvedLines, type RecognisedAmount } from './approved-lines.ts';
import { changeUndecidedClaim, type OperatorContext } from './change-claim.ts';
import { movements } from '../movement-texts.ts';
import { readableText } from '../../operator/readable-text.ts';

/** `problems`: of the given amounts. */
export type ApprovalResult =
  | 'done'
  | 'not_found'
  | 'already_decided'
  | 'no_receipts'
  | { readonly problems: readonly string[] };
export type EndResult = 'done' | 'not_found' | 'already_decided' | 'invalid_text';

const REASON_MAXIMUM = 500;

/** Approves a claim: recognises `amounts`, or the whole of each receipt that is not returned (D98). */
export async function approveClaim(
  ports: OperatorContext,
  claimId: number,
  amounts: readonly RecognisedAmount[],
): Promise<ApprovalResult> {
  return changeUndecidedClaim<ApprovalResult>(ports, claimId, async (tx, decided_at) => {
    const receipts = await listCountedReceipts(tx, ofClaim(claimId));
    if (receipts.length === 0) return { failure: 'no_receipts' };
    const { lines, problems } = approvedLines(receipts, amounts);
    if (problems.length > 0) return { failure: { problems } };
    await insertResolution(tx, { claim_id: claimId, estado: 'APROBADO', motivo: null, decided_at }, lines);
    const recognised = lines.reduce((sum, { reconocido }) => sum + reconocido, 0);
    const requested = receipts.reduce((sum, { monto }) => sum + monto, 0);
    return {
      movement: {
        kind: 'APROBADO',
        text: movements.decided(recognised, requested),
        notification: 'claim-decided',
      },
    };
  });
}

export async function rejectClaim(
  ports: OperatorContext,
  claimId: number,
  reason: string,
): Promise<EndResult> {
  return endClaim(ports, claimId, {
    estado: 'RECHAZADO',
    reason,
    tell: movements.rejected,
    notification: 'claim-decided',
  });
}

/** Ends a claim that was abandoned or withdrawn, without a decision. */
export async function closeClaim(
  ports: OperatorContext,
  claimId: number,
  reason: string,
): Promise<EndResult> {
  return endClaim(ports, claimId, {
    estado: 'CERRADO',
    reason,
    tell: movements.closed,
    notification: 'claim-closed',
  });
}

interface End {
  readonly estado: 'RECHAZADO' | 'CERRADO';
  readonly reason: string;
  readonly tell: (reason: string) => string;
  readonly notification: NotificationName;
}

async function endClaim(
  ports: OperatorContext,
  claimId: number,
  { estado, reason, tell, notification }: End,
): Promise<EndResult> {
  const motivo = readableText(reason, REASON_MAXIMUM);
  if (motivo === null) return 'invalid_text';
  return changeUndecidedClaim<EndResult>(ports, claimId, async (tx, decided_at) => {
    await insertResolution(
      tx,
      { claim_id: claimId, estado, motivo, decided_at },
      await nothingOf(tx, claimId),
    );
    return { movement: { kind: 'COMPLETADO', text: tell(motivo), notification } };
  });
}

async function nothingOf(tx: Tx, claimId: number) {
  const receipts = await listCountedReceipts(tx, ofClaim(claimId));
  return receipts.map(({ id }) => ({
    receipt_id: id,
    reconocido: 0,
    motivo_codigo: null,
    motivo_texto: null,
  }));
}
