import * as calls from '@huella/contract/claims';
import { ApiError } from '../../http/api-error.ts';
import { ok, operation } from '../../http/operation.ts';
import { findClaim } from '../repositories/claims.ts';

export const getClaim = operation({
  call: calls.getClaim,
  async handle({ ports, accountId, query }) {
    const claim = await findClaim(ports.db, accountId, query.siniestroId);
    if (!claim) throw new ApiError('not_found');
    return ok(claim);
  },
});
