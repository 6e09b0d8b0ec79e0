import type { DocumentSlot } from '@huella/contract';
import type { Executor } from '../../db/transaction.ts';

const slots = ['dniFrente', 'dniDorso', 'libretas', 'cbu'] as const satisfies readonly DocumentSlot[];

/**
 * Files of an account's other claims that can be sent again, newest first: papers of the person from any pet, the booklet from the same
 * pet; none that was returned. `here_id` is this claim's document with the same bytes, if any.
 */
export async function listReusableFileRows(
  db: Executor,
  { accountId, claimId }: { readonly accountId: number; readonly claimId: number },
) {
  return reusable(db, accountId, claimId).orderBy('file.id', 'desc').execute();
}

export async function findReusableFile(
  db: Executor,
  {
    accountId,
    claimId,
    fileId,
  }: { readonly accountId: number; readonly claimId: number; readonly fileId: number },
) {
  return reusable(db, accountId, claimId).where('file.id', '=', fileId).executeTakeFirst();
}

function reusable(db: Executor, accountId: number, claimId: number) {
  return db
    .selectFrom('claim_documents as file')
    .innerJoin('claims as source', 'source.id', 'file.claim_id')
    .innerJoin('claims as target', (join) => join.on('target.id', '=', claimId))
    .leftJoin('claim_documents as here', (join) =>
      join
        .onRef('here.claim_id', '=', 'target.id')
        .onRef('here.slot', '=', 'file.slot')
        .onRef('here.sent_hash', '=', 'file.sent_hash'),
    )
    .select(['file.id', 'file.claim_id', 'file.slot', 'file.fecha', 'file.sent_hash', 'file.kept_hash'])
    .select(['file.format', 'file.size', 'file.file_name', 'here.id as here_id'])
    .where('file.account_id', '=', accountId)
    .where('file.claim_id', '<>', claimId)
    .where('file.slot', 'in', slots)
    .where('file.estado', '<>', 'DEVUELTO')
    .where('file.kept_hash', 'is not', null)
    .where((where) =>
      where.or([
        where('file.slot', '<>', 'libretas'),
        where('source.pet_id', '=', where.ref('target.pet_id')),
      ]),
    )
    .$narrowType<{
      slot: (typeof slots)[number];
      sent_hash: string;
      kept_hash: string;
      format: 'image/jpeg' | 'application/pdf';
      size: number;
      file_name: string;
    }>();
}
