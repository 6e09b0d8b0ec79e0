import { styled } from '@mui/material/styles';
import { CarouselFrame } from './carousel-frame.tsx';
import { ControlsRow } from './controls-row.tsx';
import type { SlidesProps } from './carousel.tsx';
import { GAP, slideProps } from './slide.ts';

const Row = styled('div')({ display: 'grid', gridAutoFlow: 'column', gap: GAP, overflow: 'hidden' });

/** The first slides in a row of the same size, so that nothing moves when the swiping part is loaded. */
export function StaticSlides({ label, slides, perView }: SlidesProps) {
  const column = `calc((100% - ${GAP * (perView - 1)}px) / ${perView})`;
  return (
    <CarouselFrame label={label}>
      <Row style={{ gridAutoColumns: column }}>
        {slides.map(({ key, content }, index) => (
          <div key={key} {...slideProps({ index, total: slides.length, first: 0, perView })}>
            {content}
          </div>
        ))}
      </Row>
      {slides.length > perView && <ControlsRow aria-hidden="true" />}
    </CarouselFrame>
  );
}
