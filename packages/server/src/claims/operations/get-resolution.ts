import * as calls from '@huella/contract/claims';
import { ApiError } from '../../http/api-error.ts';
import { ok, operation } from '../../http/operation.ts';
import { readResolutions } from '../read-resolutions.ts';
import { ofClaim } from '../repositories/claim-scope.ts';
import { ownsClaim } from '../repositories/claims.ts';

/** 404 until there is a decision, as for anybody else's claim. */
export const getResolution = operation({
  call: calls.getResolution,
  async handle({ ports, accountId, query: { siniestroId } }) {
    if (!(await ownsClaim(ports.db, accountId, siniestroId))) throw new ApiError('not_found');
    const resolution = (await readResolutions(ports.db, ofClaim(siniestroId))).get(siniestroId);
    if (!resolution) throw new ApiError('not_found');
    return ok(resolution);
  },
});
