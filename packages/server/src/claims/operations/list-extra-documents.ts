import * as calls from '@huella/contract/claim-files';
import { ApiError } from '../../http/api-error.ts';
import { ok, operation } from '../../http/operation.ts';
import { ownsClaim } from '../repositories/claims.ts';

export const listExtraDocuments = operation({
  call: calls.listExtraDocuments,
  async handle({ ports, accountId, query }) {
    if (!(await ownsClaim(ports.db, accountId, query.siniestroId))) throw new ApiError('not_found');
    return ok([]);
  },
});
