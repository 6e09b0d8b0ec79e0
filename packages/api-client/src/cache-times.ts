/** Seconds that an unused catalogue stays in the cache: it only changes with a release of the insurer. */
export const CATALOGUE_KEPT_SECONDS = 60 * 60;

/** Seconds within which a screen's query is not repeated (specification §9 *Data refresh dedupe*). */
export const REFRESH_DEDUPE_SECONDS = 1.5;
