/** Seconds within which a screen's query is not repeated (specification §9 *Data refresh dedupe*). */
export const REFRESH_DEDUPE_SECONDS = 1.5;
