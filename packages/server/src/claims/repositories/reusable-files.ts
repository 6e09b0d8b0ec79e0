import type { DocumentSlot } from '@huella/contract';
import type { Executor } from '../../db/transaction.ts';

const slots = ['dniFrente', 'dniDorso', 'libretas', 'cbu'] as const satisfies readonly DocumentSlot[];

/**
 * Files of an account's other claims that may serve a claim again, newest first: of the person whatever pet they came for, the
 * booklet of the same pet; none that was returned, and none that the claim has already.
 */
export async function listReusableFileRows(
  db: Executor,
  { accountId, claimId }: { readonly accountId: number; readonly claimId: number },
) {
  return reusable(db, accountId, claimId).orderBy('file.id', 'desc').execute();
}

/** One of them. */
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
    .select(['file.id', 'file.claim_id', 'file.slot', 'file.fecha', 'file.sent_hash', 'file.kept_hash'])
    .select(['file.format', 'file.size', 'file.file_name'])
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
