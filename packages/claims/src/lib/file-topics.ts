import type { DocumentSlot } from '@huella/contract';

export const topics = {
  papers: (claimId: number) => `claim/${claimId}/paper/`,
  paper: (claimId: number, slot: DocumentSlot) => `claim/${claimId}/paper/${slot}`,
  extras: (claimId: number) => `claim/${claimId}/extra/`,
  receipts: (claimId: number) => `claim/${claimId}/receipt/`,
  receiptsOf: (claimId: number, vetFormId: number) => `claim/${claimId}/receipt/${vetFormId}/`,
};
