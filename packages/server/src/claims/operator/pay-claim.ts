import { readResolutions } from '../read-resolutions.ts';
import { markPaid } from '../repositories/claim-resolutions.ts';
import { ofClaim } from '../repositories/claim-scope.ts';
import { changeClaim, type OperatorContext } from './change-claim.ts';
import { movements } from '../movement-texts.ts';

/** `nothing_owed`: not approved, or nothing recognised. */
export type PaymentResult = 'done' | 'not_found' | 'nothing_owed' | 'already_paid' | 'invalid_last_four';

/** Records that the recognised amount was paid; keeps only the last four digits of the bank account. */
export async function payClaim(
  ports: OperatorContext,
  claimId: number,
  bankAccountLastFour: string,
): Promise<PaymentResult> {
  if (!/^\d{4}$/.test(bankAccountLastFour)) return 'invalid_last_four';
  return changeClaim<PaymentResult>(ports, claimId, async (tx, paid_at) => {
    const resolution = (await readResolutions(tx, ofClaim(claimId))).get(claimId);
    if (resolution === undefined || resolution.reconocido === 0) return { failure: 'nothing_owed' };
    if (resolution.pagado > 0) return { failure: 'already_paid' };
    await markPaid(tx, claimId, { paid_at, account_last_four: bankAccountLastFour });
    return {
      movement: {
        kind: 'COMPLETADO',
        text: movements.paid(resolution.reconocido, bankAccountLastFour),
        notification: 'claim-paid',
      },
    };
  });
}
