export { claimProgress, needsResending, type ClaimProgress, type NextStep } from './claim-progress.ts';
export { noDocuments, requiredSlots } from './documents.ts';
export { receiptFacts, resolutionFacts, type ClaimFacts } from './facts.ts';
export { legalDates, type LegalDates } from './legal-dates.ts';
export { VET_REMINDER_HOURS } from './vet-reminders.ts';
