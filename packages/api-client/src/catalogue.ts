/** Seconds that a catalogue stays in the cache unused: it changes with a release of the insurer, not while a form is open. */
export const CATALOGUE_KEPT_SECONDS = 60 * 60;
