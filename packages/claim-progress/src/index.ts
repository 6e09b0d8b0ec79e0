export { claimProgress, type ClaimProgress, type NextStep } from './claim-progress.ts';
export { requiredSlots } from './documents.ts';
export type { ClaimFacts, ResolutionFacts } from './facts.ts';
export { legalDates, type LegalDates } from './legal-dates.ts';
