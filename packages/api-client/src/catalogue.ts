/** Seconds that an unused catalogue stays in the cache: it only changes with a release of the insurer. */
export const CATALOGUE_KEPT_SECONDS = 60 * 60;
