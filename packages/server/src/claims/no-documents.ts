import type { ClaimDocuments, DocumentStatus } from '@huella/contract';

/** What is answered of the papers of a claim as long as nothing can be uploaded. */
export const noDocuments: ClaimDocuments = {
  dniFrente: null,
  dniDorso: null,
  libretaVacunacion: null,
  cbu: null,
  terceroCbu: null,
  constancia: null,
  otros: [],
};

/** The same of what the insurer says of them. */
export const noReviews: DocumentStatus = {
  dniFrente: [],
  dniDorso: [],
  libretas: [],
  cbu: [],
  cbuTercero: [],
  constancia: [],
};
