import * as calls from '@huella/contract/claim-files';
import { deleteOrphanedBlob, lockBlob } from '../../blobs/orphaned-blobs.ts';
import { fieldText } from '../../copy.ts';
import type { Tx } from '../../db/transaction.ts';
import { ApiError, invalidFields } from '../../http/api-error.ts';
import { created, ok, operation } from '../../http/operation.ts';
import { consume, limits } from '../../limits/limits.ts';
import {
  lockOwnClaim,
  recordMovement,
  rejectDecided,
  notifyingNextStep,
  type OwnChange,
} from '../change-own-claim.ts';
import { fileLink } from '../file-link.ts';
import { movements, nameOf } from '../movement-texts.ts';
import { claimFileKey } from '../repositories/claim-file-area.ts';
import { insertDocument } from '../repositories/claim-documents.ts';
import { ownsClaim } from '../repositories/claims.ts';
import { findReusableFile } from '../repositories/reusable-files.ts';
import { rejectFull } from '../add-file.ts';

/** Sends a file of another claim again: a new document with the same blob. */
export const reuseFile = operation({
  call: calls.reuseFile,
  async handle({ ports, accountId, body: { siniestroId: claimId, archivoId }, now, transact }) {
    const change = { ports, accountId, claimId, now };
    await consume(ports, limits.claimFileByAccount, String(accountId));
    if (!(await ownsClaim(ports.db, accountId, claimId))) throw new ApiError('not_found');
    const { status, body } = await transact(async (tx) => {
      await lockOwnClaim(tx, change);
      const { id, isNew } = await reuse(tx, change, archivoId);
      const answer = { id, downloadLink: '' };
      return isNew ? created(answer) : ok(answer);
    });
    return { status, body: { id: body.id, downloadLink: await fileLink(ports, body.id, now) } };
  },
});

async function reuse(
  tx: Tx,
  change: OwnChange,
  fileId: number,
): Promise<{ readonly id: number; readonly isNew: boolean }> {
  const { accountId, claimId, now } = change;
  const source = await lockSource(tx, change, fileId);
  const { slot, sent_hash, kept_hash, format, size, file_name, here_id } = source;
  if (here_id !== null) return { id: here_id, isNew: false };
  await rejectDecided(tx, change);
  await rejectFull(tx, claimId, size, 'archivoId');
  const id = await notifyingNextStep(tx, change, async () => {
    const file = { sent_hash, kept_hash, format, size, file_name };
    const added = await insertDocument(tx, { claim_id: claimId, slot, fecha: now.toISOString(), file });
    await recordMovement(tx, change, 'COMPLETADO', movements.received(nameOf.paper(slot)));
    return added;
  });
  if (id === undefined) throw new Error('An equal file in a locked claim');
  await deleteOrphanedBlob(tx, claimFileKey(accountId, kept_hash));
  return { id, isNew: true };
}

/** Keeps the file's blob until the transaction ends. Does not lock the file's own claim: the caller retries if the file is gone. */
async function lockSource(tx: Tx, { accountId, claimId, now }: OwnChange, fileId: number) {
  const sought = { accountId, claimId, fileId };
  const named = await findReusableFile(tx, sought);
  if (named) await lockBlob(tx, claimFileKey(accountId, named.kept_hash), now);
  const source = named && (await findReusableFile(tx, sought));
  if (source) return source;
  throw invalidFields({ path: 'archivoId', code: 'not_reusable', message: fieldText.reusableFile });
}
