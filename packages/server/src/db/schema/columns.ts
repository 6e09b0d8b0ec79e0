/** An instant as the database gives it: ISO 8601 in UTC with milliseconds (`timestamptz` in PostgreSQL, text in SQLite). */
export type Instant = string;

/** A calendar day, `YYYY-MM-DD`, as text in both engines (D15). */
export type DayText = string;
