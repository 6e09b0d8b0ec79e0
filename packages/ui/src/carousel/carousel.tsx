import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { StaticSlides } from './static-slides.tsx';
import { useFittingSlides } from './use-fitting-slides.ts';

export interface CarouselProps<Item> {
  label: string;
  items: readonly Item[];
  renderItem: (item: Item, index: number) => ReactNode;
  /** The index by default. */
  keyOf?: (item: Item, index: number) => string | number;
  /** Fewer if large text needs more room. */
  perView: number;
  /** Milliseconds; without it slides do not move by themselves. */
  autoplayMs?: number;
}

export interface SlidesProps {
  label: string;
  slides: readonly { key: string | number; content: ReactNode }[];
  perView: number;
  autoplayMs?: number;
}

// If the swiping code cannot be loaded, the slides stay static.
const SwipedSlides = lazy<ComponentType<SlidesProps>>(() =>
  import('./swiped-slides.tsx').catch(() => ({ default: StaticSlides })),
);

/** Slides to swipe, step through and pause. Static until its code is loaded, and always if all slides fit. */
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
