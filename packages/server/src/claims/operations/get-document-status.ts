import * as calls from '@huella/contract/claim-files';
import { ApiError } from '../../http/api-error.ts';
import { ok, operation } from '../../http/operation.ts';
import { documentStatusOf } from '../document-status.ts';
import { keptFilesOf } from '../file-link.ts';
import { listPapers } from '../repositories/claim-documents.ts';
import { ofClaim } from '../repositories/claim-scope.ts';
import { ownsClaim } from '../repositories/claims.ts';

export const getDocumentStatus = operation({
  call: calls.getDocumentStatus,
  async handle({ ports, accountId, query: { siniestroId }, now }) {
    if (!(await ownsClaim(ports.db, accountId, siniestroId))) throw new ApiError('not_found');
    const papers = await listPapers(ports.db, ofClaim(siniestroId));
    return ok(documentStatusOf(papers, await keptFilesOf(ports, papers, now)));
  },
});
