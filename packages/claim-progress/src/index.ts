export { claimProgress, type ClaimProgress, type NextStep } from './claim-progress.ts';
export type { ClaimFacts, ResolutionFacts } from './facts.ts';
export { legalDates, type LegalDates } from './legal-dates.ts';
