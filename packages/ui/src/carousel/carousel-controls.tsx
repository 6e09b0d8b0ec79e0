import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { copy } from '../copy.ts';
import { Icon } from '../graphics/icon.tsx';
import { ControlsPlace } from './controls-place.tsx';
import type { Autoplay } from './use-autoplay.ts';

export interface CarouselControlsProps {
  first: number;
  last: number;
  go: (index: number) => void;
  autoplay: Autoplay;
}

const Dots = styled('span')(({ theme }) => ({
  display: 'flex',
  gap: 6,
  '& span': {
    width: 8,
    height: 8,
    borderRadius: 4,
    backgroundColor: theme.palette.outline,
    transition: 'width 200ms, background-color 200ms',
  },
  '& [data-here="true"]': { width: 24, backgroundColor: theme.palette.primary.main },
}));

/** Previous, where one is, next; and pause where the slides move by themselves. */
export function CarouselControls({ first, last, go, autoplay }: CarouselControlsProps) {
  const { available, playing, toggle } = autoplay;
  return (
    <ControlsPlace>
      <IconButton aria-label={copy.carousel.previous} disabled={first === 0} onClick={() => go(first - 1)}>
        <Icon name="back" />
      </IconButton>
      <Dots aria-hidden="true">
        {Array.from({ length: last + 1 }, (_, index) => (
          <span key={index} data-here={index === first} />
        ))}
      </Dots>
      <IconButton aria-label={copy.carousel.next} disabled={first === last} onClick={() => go(first + 1)}>
        <Icon name="forward" />
      </IconButton>
      {available && (
        <IconButton aria-label={playing ? copy.carousel.pause : copy.carousel.play} onClick={toggle}>
          <Icon name={playing ? 'pause' : 'play'} />
        </IconButton>
      )}
    </ControlsPlace>
  );
}
