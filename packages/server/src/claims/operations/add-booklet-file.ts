import * as calls from '@huella/contract/claim-files';
import { operation } from '../../http/operation.ts';
import { fileMissing, MAXIMUM_FORM_BYTES, addPaper } from '../add-paper.ts';

export const addBookletFile = operation({
  call: calls.addBookletFile,
  rules: fileMissing('libreta_vacunacion'),
  maximumBytes: MAXIMUM_FORM_BYTES,
  handle(scope) {
    const { siniestroId, libreta_vacunacion: file } = scope.body;
    const target = { claimId: siniestroId, slot: 'libretas', field: 'libreta_vacunacion' } as const;
    return addPaper(scope, { ...target, file, preset: 'paper' });
  },
});
