import type { CallId, DocumentSlot } from '@huella/contract';
import type { FrameShape } from '../../../components/claim-file/paper-frame.tsx';

/** How a paper is captured, and the call that sends it (D04, D95). */
export interface PaperUpload {
  call: CallId;
  field: string;
  fields: Readonly<Record<string, string>>;
  /** A DNI is a photo; what has to be read is captured page by page. */
  purpose: 'photo' | 'paper';
  shape: FrameShape;
}

export const paperUploads: Readonly<Record<DocumentSlot, PaperUpload>> = {
  dniFrente: {
    call: 'addDniFile',
    field: 'dni',
    fields: { lado: 'frente' },
    purpose: 'photo',
    shape: 'card',
  },
  dniDorso: { call: 'addDniFile', field: 'dni', fields: { lado: 'dorso' }, purpose: 'photo', shape: 'card' },
  libretas: {
    call: 'addBookletFile',
    field: 'libreta_vacunacion',
    fields: {},
    purpose: 'paper',
    shape: 'booklet',
  },
  cbu: { call: 'addCbuFile', field: 'file', fields: {}, purpose: 'paper', shape: 'sheet' },
  cbuTercero: {
    call: 'addCbuFile',
    field: 'file',
    fields: { tercero: 'true' },
    purpose: 'paper',
    shape: 'sheet',
  },
  constancia: {
    call: 'addOtherFile',
    field: 'doc_extra',
    fields: { label: 'constancia' },
    purpose: 'paper',
    shape: 'sheet',
  },
};
