import type { DocumentSlot } from '@huella/contract';

/** Topics of outbox items. Each paper has its own, which begins with the prefix; all extras, and all receipts of a vet, share theirs. */
export const topics = {
  paperPrefix: (claimId: number) => `claim/${claimId}/paper/`,
  paper: (claimId: number, slot: DocumentSlot) => `claim/${claimId}/paper/${slot}`,
  extraPrefix: (claimId: number) => `claim/${claimId}/extra/`,
  receiptPrefix: (claimId: number, vetFormId: number) => `claim/${claimId}/receipt/${vetFormId}/`,
};
