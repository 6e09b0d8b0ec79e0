import { copy } from '../copy.ts';

/** Pixels between two slides. */
export const GAP = 12;

export interface SlidePosition {
  index: number;
  total: number;
  first: number;
  perView: number;
}

/** Only slides in view are focusable (O-CA-02). */
export function slideProps({ index, total, first, perView }: SlidePosition) {
  return {
    role: 'group',
    'aria-roledescription': copy.carousel.slide,
    'aria-label': copy.carousel.position(index + 1, total),
    inert: index < first || index >= first + perView,
  } as const;
}
