import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { copy } from '../copy.ts';
import { FirstIcon } from '../graphics/first-icon.tsx';
import { ControlsRow } from './controls-row.tsx';

export interface CarouselControlsProps {
  first: number;
  last: number;
  go: (index: number) => void;
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

/** Disabled by `aria-disabled`, so that it keeps the focus. */
const Step = styled(IconButton)(({ theme }) => ({
  '&[aria-disabled="true"]': { color: theme.palette.action.disabled, cursor: 'default' },
}));

export function CarouselControls({ first, last, go, children }: CarouselControlsProps) {
  const [isFirst, isLast] = [first === 0, first === last];
  const goBack = () => isFirst || go(first - 1);
  const goOn = () => isLast || go(first + 1);
  return (
    <ControlsRow>
      <Step aria-label={copy.carousel.previous} aria-disabled={isFirst} onClick={goBack}>
        <FirstIcon name="back" />
      </Step>
      <Dots aria-hidden="true">
        {Array.from({ length: last + 1 }, (_, index) => (
          <span key={index} data-here={index === first} />
        ))}
      </Dots>
      <Step aria-label={copy.carousel.next} aria-disabled={isLast} onClick={goOn}>
        <FirstIcon name="forward" />
      </Step>
      {children}
    </ControlsRow>
  );
}
