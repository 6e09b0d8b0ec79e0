import { claimProgress } from '@huella/claim-progress';
import type { WaitingClaim } from '@huella/contract';
import * as calls from '@huella/contract/claims';
import { ok, operation } from '../../http/operation.ts';
import { claimFactsOf } from '../claim-facts.ts';

export const listWaitingClaims = operation({
  call: calls.listWaitingClaims,
  async handle({ ports, accountId, now }) {
    const claims = await claimFactsOf(ports.db, accountId, now);
    return ok(
      claims.flatMap(({ claim, facts }): WaitingClaim[] => {
        const { current: etapa, actor: responsable, missing } = claimProgress(facts);
        if (responsable === null) return [];
        return [
          { siniestroId: claim.id, mascotaId: claim.mascotaId, etapa, responsable, falta: [...missing] },
        ];
      }),
    );
  },
});
