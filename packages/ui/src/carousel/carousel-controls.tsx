import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { copy } from '../copy.ts';
import { FirstIcon } from '../graphics/first-icon.tsx';
import { ControlsPlace } from './controls-place.tsx';

export interface CarouselControlsProps {
  first: number;
  last: number;
  go: (index: number) => void;
  /** What else is in the row. */
  children?: ReactNode;
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

/** Previous, where one is, next. */
export function CarouselControls({ first, last, go, children }: CarouselControlsProps) {
  return (
    <ControlsPlace>
      <IconButton aria-label={copy.carousel.previous} disabled={first === 0} onClick={() => go(first - 1)}>
        <FirstIcon name="back" />
      </IconButton>
      <Dots aria-hidden="true">
        {Array.from({ length: last + 1 }, (_, index) => (
          <span key={index} data-here={index === first} />
        ))}
      </Dots>
      <IconButton aria-label={copy.carousel.next} disabled={first === last} onClick={() => go(first + 1)}>
        <FirstIcon name="forward" />
      </IconButton>
      {children}
    </ControlsPlace>
  );
}
