import * as calls from '@huella/contract/claim-files';
import { ApiError } from '../../http/api-error.ts';
import { ok, operation } from '../../http/operation.ts';
import { documentStatusOf } from '../document-status.ts';
import { listPapers } from '../repositories/claim-papers.ts';
import { ofClaim } from '../repositories/claim-scope.ts';
import { ownsClaim } from '../repositories/claims.ts';

export const getDocumentStatus = operation({
  call: calls.getDocumentStatus,
  async handle({ ports, accountId, query }) {
    if (!(await ownsClaim(ports.db, accountId, query.siniestroId))) throw new ApiError('not_found');
    return ok(documentStatusOf(await listPapers(ports.db, ofClaim(query.siniestroId))));
  },
});
