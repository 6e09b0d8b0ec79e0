import { readResolutions } from '../read-resolutions.ts';
import { markPaid } from '../repositories/claim-resolutions.ts';
import { ofClaim } from '../repositories/claim-scope.ts';
import { changeClaim, type OperatorContext } from './change-claim.ts';
import { movements } from '../movement-texts.ts';

/** `nothing-owed`: not approved, or nothing recognised. `account`: not four digits. */
export type PaymentResult = 'done' | 'unknown' | 'nothing-owed' | 'paid-before' | 'account';

/** Records that the recognised amount was paid; keeps only the account's last four digits. */
export async function payClaim(
  ports: OperatorContext,
  claimId: number,
  lastFour: string,
): Promise<PaymentResult> {
  if (!/^\d{4}$/.test(lastFour)) return 'account';
  return changeClaim<PaymentResult>(ports, claimId, async (tx, paid_at) => {
    const resolution = (await readResolutions(tx, ofClaim(claimId))).get(claimId);
    if (resolution === undefined || resolution.reconocido === 0) return { failure: 'nothing-owed' };
    if (resolution.pagado > 0) return { failure: 'paid-before' };
    await markPaid(tx, claimId, { paid_at, account_last_four: lastFour });
    return {
      movement: {
        kind: 'COMPLETADO',
        text: movements.paid(resolution.reconocido, lastFour),
        fact: 'claim-paid',
      },
    };
  });
}
