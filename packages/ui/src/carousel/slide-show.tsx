import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { CarouselControls } from './carousel-controls.tsx';
import { CarouselFrame } from './carousel-frame.tsx';
import { slideProps } from './slide.ts';
import { useSnappedSlides } from './use-snapped-slides.ts';

export interface SlideShowProps {
  label: string;
  slides: readonly { key: string; content: ReactNode }[];
  className?: string;
}

const Track = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  overflowX: 'auto',
  // Keeps a swipe beyond the last slide from going back in the browser.
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '& > *': { scrollSnapAlign: 'start', scrollSnapStop: 'always', minWidth: 0 },
  '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
});

/** Scrollable, so focusable; announces the slide in view. */
const trackProps = { role: 'group', tabIndex: 0, 'aria-live': 'polite' } as const;

/** Slides that fill a page, swiped by native scrolling. For slides within a page use `Carousel`. */
export function SlideShow({ label, slides, className }: SlideShowProps) {
  const { track, shown, go, scroller } = useSnappedSlides(slides.length);
  return (
    <CarouselFrame label={label} className={className}>
      <Track ref={track} {...scroller} {...trackProps} aria-label={label}>
        {slides.map(({ key, content }, index) => (
          <div key={key} {...slideProps({ index, total: slides.length, first: shown, perView: 1 })}>
            {content}
          </div>
        ))}
      </Track>
      <CarouselControls first={shown} last={slides.length - 1} go={go} />
    </CarouselFrame>
  );
}
