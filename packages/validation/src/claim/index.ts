export { argentineDayOf, claimInstant } from './claim-instant.ts';
export { CLAIM_DESCRIPTION_MAXIMUM, claimReportSchema, claimSchema, type ClaimForm } from './claim.ts';
export { type VetAnswers, vetAnswersSchema } from './vet-answers.ts';
export { vetContactSchema, type VetContactForm, vetLinkSchema, vetPhone } from './vet-contact.ts';
