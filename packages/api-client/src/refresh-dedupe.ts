/** Seconds within which what a screen shows is not asked for again (specification §9 *Data refresh dedupe*). */
export const REFRESH_DEDUPE_SECONDS = 1.5;
