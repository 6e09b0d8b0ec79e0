import type { ClaimFacts } from './facts.ts';
import { milestonesOf } from './milestones.ts';

const DAYS_TO_DECIDE = 30;
const DAYS_TO_PAY = 15;
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
/** Argentina is three hours behind UTC all year since 2009. */
const OFFSET_MILLISECONDS = 3 * 60 * 60 * 1000;

/** The days by which the law wants it done, `YYYY-MM-DD`; null where no such time runs. */
export interface LegalDates {
  readonly decide: string | null;
  readonly pay: string | null;
}

/**
 * The only dates that a claim may be told with (D90, Ley 17.418): 30 days from the last thing that was asked for to decide (art. 56), 15 days from
 * the decision to pay (art. 49). While something is missing no time runs.
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

/** The Argentine day so many days after the Argentine day of an instant. */
function daysAfter(instant: string, days: number): string {
  const shifted = Date.parse(instant) - OFFSET_MILLISECONDS + days * DAY_MILLISECONDS;
  return new Date(shifted).toISOString().slice(0, 10);
}
