export { erasuresInBlobs } from '../account/erasure-records.ts';
export { replayErasures } from '../account/operator/replay-erasures.ts';
export { erasuresInDatabase, type Erasure } from '../account/repositories/erasures.ts';
export { finishRestore, listFileKeys, type FinishedRestore } from './finish-restore.ts';
export { addSymptoms, type SymptomsResult } from '../claims/operator/add-symptoms.ts';
export type { RecognisedAmount } from '../claims/operator/approved-lines.ts';
export {
  approveClaim,
  closeClaim,
  rejectClaim,
  type ApprovalResult,
  type EndResult,
} from '../claims/operator/decide-claim.ts';
export { listClaimDocuments, readClaimFile, type ClaimDocument } from '../claims/operator/claim-files.ts';
export { reviewFile, type FileReviewResult } from '../claims/operator/review-file.ts';
export type { Review } from '../claims/operator/review.ts';
export { recordPaper, type PaperRecord, type PaperResult } from '../claims/operator/record-paper.ts';
export { recordReceipt, type ReceiptResult } from '../claims/operator/record-receipt.ts';
export { payClaim, type PaymentResult } from '../claims/operator/pay-claim.ts';
export { addMovement, type MovementResult } from '../claims/operator/add-movement.ts';
export { completeDemoForm, declineDemoForm, type DemoFormResult } from '../claims/operator/act-as-vet.ts';
export {
  importNetworkVets,
  networkVetColumns,
  type NetworkVetColumn,
  type NetworkVetLine,
  type NetworkVetReport,
} from '../claims/operator/import-network-vets.ts';
export { listAllClaims, showClaim, type ClaimDetails } from '../claims/operator/show-claim.ts';
export { cancelPolicy, type PolicyCancellationResult } from '../policies/operator/cancel-policy.ts';
export { listCancellations, type CancellationSummary } from '../policies/operator/list-cancellations.ts';
export {
  confirmCancellation,
  rejectCancellation,
  type CancellationRequestResult,
} from '../policies/operator/resolve-cancellation.ts';
export {
  importExternalPolicies,
  type ImportReport,
  type ExternalPolicyLine,
  type ExternalPolicyProblem,
} from '../policies/operator/import-external-policies.ts';
export { listChangeRequests, type ChangeRequestSummary } from '../changes/operator/list-change-requests.ts';
export { listPolicies, type PolicySummary } from '../policies/operator/list-policies.ts';
export {
  externalPolicyColumns,
  type ExternalPolicyColumn,
  type ExternalPolicyValues,
} from '../policies/operator/external-policy-line.ts';
export { addVideoCall, cancelVideoCall, type VideoCallResult } from '../events/operator/video-calls.ts';
export { listPetEvents } from '../events/operator/list-pet-events.ts';
export { listLegalRequests, type LegalRequestSummary } from '../legal/operator/list-legal-requests.ts';
export { listMails, type MailSummary } from '../mail/operator/list-mails.ts';
export { resendMail, type ResendResult } from '../mail/operator/resend-mail.ts';
export { maskEmail } from '../policies/mask-email.ts';
export {
  configNames,
  setConfigItem,
  unsetConfigItem,
  type ConfigResult,
} from '../catalogues/operator/config-items.ts';
export { allConfigItems as listConfigItems } from '../catalogues/repositories/catalogues.ts';
export { beginAction, endAction, listActions, type OperatorAction } from './operator-actions.ts';
export { readableText } from './readable-text.ts';
export { ImportStopped } from './import-in-pieces.ts';
export { deleteUnknownFiles, listUnknownFiles } from './unknown-files.ts';
export { rotateVaultKey, type Rotated } from './rotate-vault-key.ts';
export { resetDemo } from './reset-demo.ts';
export {
  resolveChangeRequest,
  type Decision,
  type ChangeRequestResult,
} from '../changes/operator/resolve-change-request.ts';
export { resolveLegalRequest, type LegalRequestResult } from '../legal/operator/resolve-legal-request.ts';
export { showPerson, type PersonSummary } from '../person/operator/show-person.ts';
