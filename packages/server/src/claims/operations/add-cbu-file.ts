import * as calls from '@huella/contract/claim-files';
import { operation } from '../../http/operation.ts';
import { fileMissing, MAXIMUM_FORM_BYTES, addPaper } from '../add-paper.ts';

export const addCbuFile = operation({
  call: calls.addCbuFile,
  rules: fileMissing('file'),
  maximumBytes: MAXIMUM_FORM_BYTES,
  handle(scope) {
    const { siniestroId, tercero, file } = scope.body;
    const slot = tercero === 'true' ? 'cbuTercero' : 'cbu';
    return addPaper(scope, { claimId: siniestroId, slot, file, field: 'file', preset: 'paper' });
  },
});
