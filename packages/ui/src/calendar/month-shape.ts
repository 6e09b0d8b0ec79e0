export const WEEKDAYS = 7;

/** The most weeks of a month; a fixed height keeps the layout stable. */
export const WEEKS = 6;
