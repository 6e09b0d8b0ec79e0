import type { ClaimFacts } from './facts.ts';
import { milestonesOf } from './milestones.ts';

const DAYS_TO_DECIDE = 30;
const DAYS_TO_PAY = 15;
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
/** Argentina has been UTC−3 without daylight saving since 2009. */
const OFFSET_MILLISECONDS = 3 * 60 * 60 * 1000;

/** Legal deadlines, `YYYY-MM-DD`; null where none applies. */
export interface LegalDates {
  readonly decide: string | null;
  readonly pay: string | null;
}

/**
 * The only dates that a claim may show (D90, Ley 17.418): 30 days to decide after the last requested item (art. 56), 15 days to
 * pay after the decision (art. 49). No deadline runs while something is missing.
 */
export function legalDates(facts: ClaimFacts): LegalDates {
  const { revision } = milestonesOf(facts);
  const { resolution } = facts;
  if (resolution) {
    const isOwed = resolution.reconocido > 0 && resolution.pagado === null;
    return { decide: null, pay: isOwed ? daysAfter(resolution.decidido, DAYS_TO_PAY) : null };
  }
  return { decide: revision === null ? null : daysAfter(revision, DAYS_TO_DECIDE), pay: null };
}

/** Counted in Argentine days. */
function daysAfter(instant: string, days: number): string {
  const shifted = Date.parse(instant) - OFFSET_MILLISECONDS + days * DAY_MILLISECONDS;
  return new Date(shifted).toISOString().slice(0, 10);
}
