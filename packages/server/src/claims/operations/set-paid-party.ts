import * as calls from '@huella/contract/claim-files';
import { ok, operation } from '../../http/operation.ts';
import { lockOwnClaim, recordMovement, rejectDecided, notifyingNextStep } from '../change-own-claim.ts';
import { movements } from '../movement-texts.ts';
import { setPaysThirdParty } from '../repositories/claims.ts';

export const setPaidParty = operation({
  call: calls.setPaidParty,
  handle({ ports, accountId, body: { siniestroId: claimId, tercero }, now, transact }) {
    return transact(async (tx) => {
      const change = { ports, accountId, claimId, now };
      await lockOwnClaim(tx, change);
      await rejectDecided(tx, change);
      await notifyingNextStep(tx, change, async () => {
        const isChanged = await setPaysThirdParty(tx, claimId, tercero);
        if (isChanged)
          await recordMovement(tx, change, 'AVISO', tercero ? movements.paysThirdParty : movements.paysOwner);
      });
      return ok({});
    });
  },
});
