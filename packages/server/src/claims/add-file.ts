import type { FiscalNumber } from '@huella/contract';
import { clearBlobs } from '../blobs/clear-blobs.ts';
import { keepBlob, withStoredBlob, type NewBlob } from '../blobs/store-blob.ts';
import { fieldText } from '../copy.ts';
import type { ClaimDocumentSlot } from '../db/schema/claim-files.ts';
import type { Executor, Tx } from '../db/transaction.ts';
import { validateDocument } from '../documents/validate-document.ts';
import { ApiError, invalidFields } from '../http/api-error.ts';
import { sha256, sha256OfBlob } from '../http/sha256.ts';
import { created, ok, type OperationResult } from '../http/operation.ts';
import { consume, limits } from '../limits/limits.ts';
import type { DocumentPreset, Ports } from '../ports.ts';
import {
  lockOwnClaim,
  recordMovement,
  rejectDecided,
  notifyingNextStep,
  type OwnChange,
} from './change-own-claim.ts';
import { fileLink } from './file-link.ts';
import { safeFileName } from './file-name.ts';
import { claimFileKey } from './repositories/claim-file-area.ts';
import { insertDocument, type FileColumns } from './repositories/claim-documents.ts';
import { findDocument, measureClaim } from './repositories/claim-files.ts';

interface Stored {
  readonly id: number;
  readonly downloadLink: string;
}

export interface UploadScope {
  readonly ports: Ports;
  readonly accountId: number;
  readonly now: Date;
  readonly transact: (work: (tx: Tx) => Promise<OperationResult<Stored>>) => Promise<OperationResult<Stored>>;
}

export interface NewFile {
  readonly claimId: number;
  readonly slot: ClaimDocumentSlot;
  readonly file: Blob;
  readonly field: string;
  readonly preset: DocumentPreset;
  readonly fiscal?: FiscalNumber | null;
  readonly movement: string;
  /** The document with the same bytes (D94). Throws if they must not come again. */
  readonly findSame: (db: Executor, sentHash: string) => Promise<number | undefined>;
  readonly complete: (tx: Tx, id: number) => Promise<void>;
}

/** Far above forty photographed papers. */
const MAXIMUM_DOCUMENTS = 300;
const MAXIMUM_BYTES = 150 * 1024 * 1024;

/**
 * Adds a file to an undecided claim of the caller. The same bytes again in the same place return the existing document, whatever became of
 * the claim (D94), unless it was returned. The file is written before the transaction that names it, and deleted if nothing names it
 * afterwards.
 */
export async function addFile(scope: UploadScope, newFile: NewFile): Promise<OperationResult<Stored>> {
  const { ports, accountId, now } = scope;
  await consume(ports, limits.claimFileByAccount, String(accountId));
  // Reads the file once: large files dominate the server's memory.
  const sent = new Uint8Array(await newFile.file.arrayBuffer());
  const sent_hash = await sha256OfBlob(newFile.file, sent);
  const first = await findFirst(ports.db, newFile, sent_hash);
  if (first !== undefined) return linked(scope, ok(first));
  const { columns, blob } = await prepare(scope, newFile, sent, sent_hash);
  try {
    const { status, body } = await withStoredBlob(ports, blob, now, () =>
      scope.transact(async (tx) => {
        const { status: outcome, body: id } = await store(tx, scope, { newFile, columns, blob });
        return { status: outcome, body: { id, downloadLink: '' } };
      }),
    );
    return linked(scope, { status, body: body.id });
  } finally {
    await clearBlobs(ports, [blob.key]);
  }
}

/**
 * The document with the same bytes. A returned one answers 422 with the reason, because 200 would look like an acceptance, both to a
 * person who chose it again and to a phone that lost the first response.
 */
async function findFirst(
  db: Executor,
  { findSame, field }: NewFile,
  sent_hash: string,
): Promise<number | undefined> {
  const id = await findSame(db, sent_hash);
  const document = id === undefined ? undefined : await findDocument(db, id);
  if (document?.estado === 'DEVUELTO')
    throw invalidFields({
      path: field,
      code: 'returned',
      message: fieldText.returnedFile(document.motivo ?? ''),
    });
  return id;
}

/** Each response gets a new link: one stored for a retry would have expired. */
async function linked(
  { ports, now }: Pick<UploadScope, 'ports' | 'now'>,
  { status, body: id }: OperationResult<number>,
): Promise<OperationResult<Stored>> {
  return { status, body: { id, downloadLink: await fileLink(ports, id, now) } };
}

/** Validates the file and chooses what to store. */
async function prepare(
  { ports, accountId }: UploadScope,
  { file, field, preset }: NewFile,
  sent: Uint8Array<ArrayBuffer>,
  sent_hash: string,
): Promise<{ columns: FileColumns; blob: NewBlob }> {
  const { bytes, contentType } = await validateDocument(ports.documents, sent, preset, field);
  const kept_hash = await sha256(bytes);
  const file_name = safeFileName(file instanceof File ? file.name : '', contentType);
  return {
    columns: { sent_hash, kept_hash, format: contentType, size: bytes.byteLength, file_name },
    blob: { key: claimFileKey(accountId, kept_hash), bytes, contentType },
  };
}

interface Prepared {
  readonly newFile: NewFile;
  readonly columns: FileColumns;
  readonly blob: NewBlob;
}

async function store(
  tx: Tx,
  { ports, accountId, now }: UploadScope,
  { newFile, columns, blob }: Prepared,
): Promise<OperationResult<number>> {
  const change: OwnChange = { ports, accountId, claimId: newFile.claimId, now };
  await lockOwnClaim(tx, change);
  const quicker = await findFirst(tx, newFile, columns.sent_hash);
  if (quicker !== undefined) return ok(quicker);
  await rejectDecided(tx, change);
  await rejectFull(tx, newFile.claimId, columns.size, newFile.field);
  return created(
    await notifyingNextStep(tx, change, async () => {
      const id = await addDocument(tx, change, newFile, columns);
      await newFile.complete(tx, id);
      await keepBlob(tx, blob.key);
      await recordMovement(tx, change, 'COMPLETADO', newFile.movement);
      return id;
    }),
  );
}

async function addDocument(
  tx: Tx,
  { claimId, now }: OwnChange,
  { slot, fiscal = null, findSame }: NewFile,
  file: FileColumns,
): Promise<number> {
  const row = { claim_id: claimId, slot, fecha: now.toISOString(), file, fiscal };
  const id = await insertDocument(tx, row);
  if (id !== undefined) return id;
  // Another claim of the account was faster with the same receipt; this throws with its id.
  await findSame(tx, file.sent_hash);
  throw new ApiError('duplicate_receipt');
}

/** 422 if the claim has no room for another file of this size. */
export async function rejectFull(tx: Tx, claimId: number, size: number, field: string): Promise<void> {
  const { documents, bytes } = await measureClaim(tx, claimId);
  if (documents < MAXIMUM_DOCUMENTS && bytes + size <= MAXIMUM_BYTES) return;
  throw invalidFields({ path: field, code: 'claim_full', message: fieldText.claimFull });
}
