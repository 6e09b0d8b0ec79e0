/** The time of every test and story: a Friday morning in Argentina. */
export const FIXED_NOW = new Date('2026-11-27T10:00:00-03:00');
