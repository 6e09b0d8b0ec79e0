import * as calls from '@huella/contract/claims';
import { ApiError } from '../../http/api-error.ts';
import { ok, operation } from '../../http/operation.ts';
import { listSymptoms } from '../repositories/claim-notes.ts';
import { ownsClaim } from '../repositories/claims.ts';

export const listClaimSymptoms = operation({
  call: calls.listClaimSymptoms,
  async handle({ ports, accountId, query }) {
    if (!(await ownsClaim(ports.db, accountId, query.siniestroId))) throw new ApiError('not_found');
    return ok(await listSymptoms(ports.db, query.siniestroId));
  },
});
