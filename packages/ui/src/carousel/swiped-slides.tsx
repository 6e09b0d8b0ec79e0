import 'swiper/css';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { styled } from '@mui/material/styles';
import { useState, type KeyboardEvent } from 'react';
import type { Swiper as SwiperInstance } from 'swiper';
import { Swiper, SwiperSlide } from 'swiper/react';
import { copy } from '../copy.ts';
import { Icon } from '../graphics/icon.tsx';
import { CarouselControls } from './carousel-controls.tsx';
import { CarouselFrame } from './carousel-frame.tsx';
import type { SlidesProps } from './carousel.tsx';
import { GAP, slideProps } from './slide.ts';
import { useAutoplay, type Autoplay } from './use-autoplay.ts';

// All slides as high as the highest. Swiper sets content-box, which its contents must not inherit.
const Slides = styled(Swiper)({ '& .swiper-slide': { height: 'auto', boxSizing: 'border-box' } });

/** In its own chunk. Does not loop and so clones nothing: the first slide follows the last (O-CA-01). */
export default function SwipedSlides({ label, slides, perView, autoplayMs }: SlidesProps) {
  const [swiper, setSwiper] = useState<SwiperInstance>();
  const [first, setFirst] = useState(0);
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const last = slides.length - perView;
  const go = (index: number) => swiper?.slideTo(index > last ? 0 : Math.max(0, index));
  const autoplay = useAutoplay({
    everyMs: autoplayMs,
    startsPlaying: !isCalm,
    position: first,
    onNext: (position) => go(position + 1),
  });
  const step = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') go(Math.min(first + 1, last));
    if (key === 'ArrowLeft') go(first - 1);
  };
  return (
    <CarouselFrame label={label} {...autoplay.holders} onKeyDown={step}>
      <Slides
        slidesPerView={perView}
        spaceBetween={GAP}
        speed={isCalm ? 0 : 200}
        onSwiper={setSwiper}
        onActiveIndexChange={({ activeIndex }) => setFirst(activeIndex)}
      >
        {slides.map(({ key, content }, index) => (
          <SwiperSlide key={key} {...slideProps({ index, total: slides.length, first, perView })}>
            {content}
          </SwiperSlide>
        ))}
      </Slides>
      <CarouselControls first={first} last={last} go={go}>
        <PauseButton autoplay={autoplay} />
      </CarouselControls>
    </CarouselFrame>
  );
}

function PauseButton({ autoplay: { available, playing, toggle } }: { autoplay: Autoplay }) {
  if (!available) return null;
  return (
    <IconButton aria-label={playing ? copy.carousel.pause : copy.carousel.play} onClick={toggle}>
      <Icon name={playing ? 'pause' : 'play'} />
    </IconButton>
  );
}
