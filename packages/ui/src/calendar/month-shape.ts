export const WEEKDAYS = 7;

/** The largest month has so many weeks: the month's height never changes, and nothing below it jumps. */
export const WEEKS = 6;
