/** Every drawn scene. */
export const illustrationNames = [
  'dog',
  'cat',
  'pets',
  'paw',
  'empty-pets',
  'empty-card',
  'food',
  'empty-food',
  'food-stored',
  'food-finished',
  'empty-claims',
  'no-news',
  'noted',
  'coverage',
  'calendar',
  'refund',
  'vet-call',
  'success',
  'celebration',
  'nothing-waits',
  'papers-complete',
  'sent',
  'failure',
  'not-found',
  'offline',
] as const;

/** Name of a drawn scene. */
export type IllustrationName = (typeof illustrationNames)[number];
