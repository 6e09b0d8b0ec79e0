/** ISO 8601 in UTC with milliseconds (`timestamptz` in PostgreSQL, text in SQLite). */
export type Instant = string;

/** `YYYY-MM-DD`, as text in both engines (D15). */
export type DayText = string;
