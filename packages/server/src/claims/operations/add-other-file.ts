import type { ExtraDocumentKind } from '@huella/contract';
import * as calls from '@huella/contract/claim-files';
import { normalizeLine } from '@huella/validation/text';
import { fieldText } from '../../copy.ts';
import { ApiError, invalidFields } from '../../http/api-error.ts';
import { operation, type OperationResult } from '../../http/operation.ts';
import { movements, nameOf } from '../movement-texts.ts';
import { insertExtra } from '../repositories/claim-extras.ts';
import { findSentFile } from '../repositories/claim-files.ts';
import { findClaim } from '../repositories/claims.ts';
import { addFile, type UploadScope } from '../add-file.ts';
import { fileMissing, MAXIMUM_FORM_BYTES, addPaper } from '../add-paper.ts';

const FIELD = 'doc_extra';

export const addOtherFile = operation({
  call: calls.addOtherFile,
  rules: fileMissing(FIELD),
  maximumBytes: MAXIMUM_FORM_BYTES,
  handle(scope) {
    const { siniestroId: claimId, label, doc_extra: file, tipo } = scope.body;
    const text = normalizeLine(label);
    if (text === 'constancia' && tipo === undefined)
      return addPaper(scope, { claimId, slot: 'constancia', file, field: FIELD, preset: 'paper' });
    if (text === '') throw invalidFields({ path: 'label', code: 'missing', message: fieldText.extraLabel });
    if (tipo === undefined)
      throw invalidFields({ path: 'tipo', code: 'missing', message: fieldText.extraKind });
    return addExtra(scope, { claimId, label: text, tipo, file });
  },
});

interface Extra {
  readonly claimId: number;
  readonly label: string;
  readonly tipo: ExtraDocumentKind;
  readonly file: Blob;
}

/** Studies and reports need a vet's answered form (specification §4). */
async function addExtra(
  scope: UploadScope,
  { claimId, label, tipo, file }: Extra,
): Promise<OperationResult<{ id: number; downloadLink: string }>> {
  const claim = await findClaim(scope.ports.db, scope.accountId, claimId);
  if (!claim) throw new ApiError('not_found');
  if (claim.vet_forms.every(({ estado }) => estado !== 'COMPLETADO'))
    throw invalidFields({ path: 'siniestroId', code: 'too_early', message: fieldText.extraTooEarly });
  return addFile(scope, {
    claimId,
    slot: 'extra',
    file,
    field: FIELD,
    preset: 'paper',
    movement: movements.received(nameOf.extra(tipo, label)),
    findSame: (db, sent_hash) => findSentFile(db, { claim_id: claimId, slot: 'extra', sent_hash }),
    complete: (tx, document_id) => insertExtra(tx, { document_id, label, tipo }),
  });
}
