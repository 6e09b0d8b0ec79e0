import type { DocumentSlot } from '@huella/contract';
import { fieldText } from '../copy.ts';
import { ApiError } from '../http/api-error.ts';
import type { OperationResult, Rules } from '../http/operation.ts';
import type { DocumentPreset } from '../ports.ts';
import { movements, nameOf } from './movement-texts.ts';
import { findSentFile } from './repositories/claim-files.ts';
import { ownsClaim, setPaysThirdParty } from './repositories/claims.ts';
import { addFile, type UploadScope } from './add-file.ts';

/** In bytes: a PDF of 20 MB and the form around it. */
export const MAXIMUM_FORM_BYTES = 21 * 1024 * 1024;

export function fileMissing(field: string): Rules<null> {
  return (body) =>
    body[field] instanceof Blob
      ? { input: null, fields: [] }
      : { fields: [{ path: field, code: 'missing', message: fieldText.fileMissing }] };
}

interface Paper {
  readonly claimId: number;
  readonly slot: DocumentSlot;
  readonly file: Blob;
  readonly field: string;
  readonly preset: DocumentPreset;
}

export async function addPaper(
  scope: UploadScope,
  paper: Paper,
): Promise<OperationResult<{ id: number; downloadLink: string }>> {
  const { claimId, slot } = paper;
  if (!(await ownsClaim(scope.ports.db, scope.accountId, claimId))) throw new ApiError('not_found');
  return addFile(scope, {
    ...paper,
    movement: movements.received(nameOf.paper(slot)),
    findSame: (db, sent_hash) => findSentFile(db, { claim_id: claimId, slot, sent_hash }),
    async complete(tx) {
      if (isOfThirdParty(slot)) await setPaysThirdParty(tx, claimId, true);
    },
  });
}

export function isOfThirdParty(slot: DocumentSlot): boolean {
  return slot === 'cbuTercero' || slot === 'constancia';
}
