import type { ClaimDocuments } from '@huella/contract';

/** What is answered of the files of a claim as long as nothing can be uploaded. */
export const noDocuments: ClaimDocuments = {
  dniFrente: null,
  dniDorso: null,
  libretaVacunacion: null,
  cbu: null,
  terceroCbu: null,
  constancia: null,
  otros: [],
};
