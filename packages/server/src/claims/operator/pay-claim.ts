import { readResolutions } from '../read-resolutions.ts';
import { markPaid } from '../repositories/claim-resolutions.ts';
import { ofClaim } from '../repositories/claim-scope.ts';
import { changeClaim, type OperatorContext } from './change-claim.ts';
import { movements } from '../movement-texts.ts';

/** `nothing-owed`: it is not approved, or nothing of it is recognised. `account`: four digits are needed. */
export type PaymentResult = 'done' | 'unknown' | 'nothing-owed' | 'paid-before' | 'account';

/** Notes that all that was recognised was paid, once; of the account only its last four digits are kept. */
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
