import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { StaticSlides } from './static-slides.tsx';
import { useFittingSlides } from './use-fitting-slides.ts';

export interface CarouselProps<Item> {
  /** What the slides are, e.g. "Sus mascotas". */
  label: string;
  items: readonly Item[];
  renderItem: (item: Item, index: number) => ReactNode;
  /** Stable identity of an item; its place in the list unless given. */
  keyOf?: (item: Item, index: number) => string | number;
  /** Slides side by side; fewer where the person's text is too large for so many. */
  perView: number;
  /** Milliseconds until the next slide. Without it nothing moves by itself. */
  autoplayMs?: number;
}

/** What the two variants of the carousel share: slides already drawn. */
export interface SlidesProps {
  label: string;
  slides: readonly { key: string | number; content: ReactNode }[];
  perView: number;
  autoplayMs?: number;
}

// Slides that cannot be swiped are still read: without that code they stay at rest.
const SwipedSlides = lazy<ComponentType<SlidesProps>>(() =>
  import('./swiped-slides.tsx').catch(() => ({ default: StaticSlides })),
);

/**
 * Slides to swipe, to step through with buttons or arrow keys, and to pause. Until its code is here: the same picture,
 * at rest. Where all fit into one view there is nothing to swipe, and that code is not even asked for.
 */
export function Carousel<Item>({ items, renderItem, keyOf, perView: wanted, ...props }: CarouselProps<Item>) {
  const perView = useFittingSlides(wanted);
  const slides = items.map((item, index) => ({
    key: keyOf?.(item, index) ?? index,
    content: renderItem(item, index),
  }));
  const atRest = <StaticSlides {...props} perView={perView} slides={slides} />;
  if (slides.length <= perView) return atRest;
  return (
    <Suspense fallback={atRest}>
      <SwipedSlides {...props} perView={perView} slides={slides} />
    </Suspense>
  );
}
