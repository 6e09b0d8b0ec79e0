import * as calls from '@huella/contract/claim-files';
import { ApiError } from '../../http/api-error.ts';
import { ok, operation } from '../../http/operation.ts';
import { noDocuments } from '../no-documents.ts';
import { ownsClaim } from '../repositories/claims.ts';

export const getClaimDocuments = operation({
  call: calls.getClaimDocuments,
  async handle({ ports, accountId, query }) {
    if (!(await ownsClaim(ports.db, accountId, query.siniestroId))) throw new ApiError('not_found');
    return ok(JSON.stringify(noDocuments));
  },
});
