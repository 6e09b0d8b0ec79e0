import * as calls from '@huella/contract/claim-files';
import { ApiError } from '../../http/api-error.ts';
import { ok, operation } from '../../http/operation.ts';
import { keptFilesOf } from '../file-link.ts';
import { ownsClaim } from '../repositories/claims.ts';
import { listReusableFileRows } from '../repositories/reusable-files.ts';

export const listReusableFiles = operation({
  call: calls.listReusableFiles,
  async handle({ ports, accountId, query: { siniestroId: claimId }, now }) {
    if (!(await ownsClaim(ports.db, accountId, claimId))) throw new ApiError('not_found');
    const rows = await listReusableFileRows(ports.db, { accountId, claimId });
    const newest = [...Map.groupBy(rows, ({ slot }) => slot).values()].flatMap((files) => files.slice(0, 1));
    const files = await keptFilesOf(ports, newest, now);
    return ok(
      newest.flatMap(({ id, slot, claim_id, fecha }) => {
        const archivo = files.get(id);
        return archivo ? [{ slot, siniestroId: claim_id, fecha, archivo }] : [];
      }),
    );
  },
});
