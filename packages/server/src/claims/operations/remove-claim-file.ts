import * as calls from '@huella/contract/claim-files';
import { clearBlobs } from '../../blobs/clear-blobs.ts';
import { recordOrphanedBlobs } from '../../blobs/orphaned-blobs.ts';
import { ApiError } from '../../http/api-error.ts';
import { noContent, operation } from '../../http/operation.ts';
import { lockOwnClaim, recordMovement } from '../change-own-claim.ts';
import { documentName } from '../document-name.ts';
import { movements } from '../movement-texts.ts';
import { claimFileKey } from '../repositories/claim-file-area.ts';
import { deleteDocument } from '../repositories/claim-documents.ts';
import { findOwnFile } from '../repositories/claim-files.ts';
import { isDecided } from '../repositories/claim-resolutions.ts';

/** Approved files, and those of decided claims, stay. */
export const removeClaimFile = operation({
  call: calls.removeClaimFile,
  async handle({ ports, accountId, params: { id }, now, transact }) {
    const file = await findOwnFile(ports.db, accountId, id);
    if (!file) throw new ApiError('not_found');
    const key = claimFileKey(accountId, file.kept_hash);
    const answer = await transact(async (tx) => {
      const change = { ports, accountId, claimId: file.claim_id, now };
      await lockOwnClaim(tx, change);
      const current = await findOwnFile(tx, accountId, id);
      if (!current) throw new ApiError('not_found');
      if (current.estado === 'APROBADO' || (await isDecided(tx, file.claim_id)))
        throw new ApiError('file_settled');
      await deleteDocument(tx, id);
      await recordOrphanedBlobs(tx, [key], now);
      await recordMovement(tx, change, 'AVISO', movements.removed(documentName(current)));
      return noContent();
    });
    await clearBlobs(ports, [key]);
    return answer;
  },
});
