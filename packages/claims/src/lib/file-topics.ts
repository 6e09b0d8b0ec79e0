import type { DocumentSlot } from '@huella/contract';

/** Topics of outbox items. A prefix begins the topics of several items, or is their topic. */
export const topics = {
  paperPrefix: (claimId: number) => `claim/${claimId}/paper/`,
  paper: (claimId: number, slot: DocumentSlot) => `claim/${claimId}/paper/${slot}`,
  extraPrefix: (claimId: number) => `claim/${claimId}/extra/`,
  receiptPrefix: (claimId: number, vetFormId: number) => `claim/${claimId}/receipt/${vetFormId}/`,
};
