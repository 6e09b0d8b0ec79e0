import * as calls from '@huella/contract/claim-files';
import { operation } from '../../http/operation.ts';
import { fileMissing, MAXIMUM_FORM_BYTES, addPaper } from '../add-paper.ts';

export const addDniFile = operation({
  call: calls.addDniFile,
  rules: fileMissing('dni'),
  maximumBytes: MAXIMUM_FORM_BYTES,
  handle(scope) {
    const { siniestroId, lado, dni } = scope.body;
    const slot = lado === 'frente' ? 'dniFrente' : 'dniDorso';
    return addPaper(scope, { claimId: siniestroId, slot, file: dni, field: 'dni', preset: 'photo' });
  },
});
