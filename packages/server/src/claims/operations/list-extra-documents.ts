import * as calls from '@huella/contract/claim-files';
import { ApiError } from '../../http/api-error.ts';
import { ok, operation } from '../../http/operation.ts';
import { reviewToWire } from '../document-status.ts';
import { keptFilesOf } from '../file-link.ts';
import { listExtras } from '../repositories/claim-extras.ts';
import { ownsClaim } from '../repositories/claims.ts';

export const listExtraDocuments = operation({
  call: calls.listExtraDocuments,
  async handle({ ports, accountId, query: { siniestroId }, now }) {
    if (!(await ownsClaim(ports.db, accountId, siniestroId))) throw new ApiError('not_found');
    const extras = await listExtras(ports.db, siniestroId);
    const files = await keptFilesOf(ports, extras, now);
    return ok(
      extras.flatMap((extra) => {
        const { label, tipo, id } = extra;
        const file = files.get(id);
        return file ? [{ label, tipo, downloadLink: file.downloadLink, ...reviewToWire(extra, files) }] : [];
      }),
    );
  },
});
