export { claimInstant, parseClaimDay } from './claim-instant.ts';
export { CLAIM_DESCRIPTION_MAXIMUM, claimReportSchema, claimSchema, type ClaimForm } from './claim.ts';
export { type ExtraDocumentForm, extraDocumentSchema } from './extra-document.ts';
export { RECEIPT_AMOUNT_MAXIMUM, type ReceiptForm, receiptSchema } from './receipt.ts';
export { symptomsSchema, type VetAnswers, vetAnswersSchema } from './vet-answers.ts';
export { vetContactSchema, type VetContactForm, vetLinkSchema, vetPhone } from './vet-contact.ts';
