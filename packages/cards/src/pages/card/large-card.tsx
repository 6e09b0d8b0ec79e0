import { CloseOnBack, Icon } from '@huella/ui';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { copy } from '../../copy.ts';
import { CARD } from '../../components/insured-card/card-size.ts';
import { type CardContent, InsuredCard } from '../../components/insured-card/insured-card.tsx';

export interface LargeCardProps {
  content: CardContent;
  open: boolean;
  onClose: () => void;
}

/** Pixels for the buttons above the card, and as many below it to centre it. */
const BAR = 64;
const SIDE = 12;
const RATIO = CARD.width / CARD.height;

const upright = {
  width: `min(100dvw - ${2 * SIDE}px, (100dvh - ${2 * BAR}px) * ${RATIO})`,
  transform: 'translate(-50%, -50%)',
} as const;

// Along the phone's long side, large enough to be read across a counter.
const turned = {
  width: `min(100dvh - ${2 * BAR}px, (100dvw - ${2 * SIDE}px) * ${RATIO})`,
  transform: 'translate(-50%, -50%) rotate(90deg)',
} as const;

const Backdrop = styled('div')(({ theme }) => ({
  position: 'relative',
  height: '100dvh',
  overflow: 'hidden',
  backgroundColor: theme.palette.background.default,
  '& > .card': {
    position: 'absolute',
    top: '50%',
    left: '50%',
    maxWidth: CARD.width,
    ...upright,
    transition: 'transform 200ms',
    '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  },
  '& > .buttons': {
    position: 'absolute',
    insetInline: SIDE,
    top: 'calc(env(safe-area-inset-top, 0px) + 8px)',
    display: 'flex',
    justifyContent: 'space-between',
  },
  // In landscape the phone itself has turned the card.
  '@media (orientation: portrait)': { '&[data-turned="true"] > .card': turned },
  '@media (orientation: landscape)': { '& .turn': { visibility: 'hidden' } },
}));

export function LargeCard({ content, open, onClose }: LargeCardProps) {
  const [isTurned, setTurned] = useState(true);
  return (
    <Dialog
      fullScreen
      open={open}
      onClose={onClose}
      transitionDuration={0}
      slotProps={{ paper: { 'aria-label': copy.large.title } }}
    >
      {open && <CloseOnBack onClose={onClose} />}
      <Backdrop data-turned={isTurned}>
        <div className="card">
          <InsuredCard content={content} />
        </div>
        <div className="buttons">
          <IconButton aria-label={copy.large.close} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
          <IconButton className="turn" aria-label={copy.large.turn} onClick={() => setTurned(!isTurned)}>
            <Icon name="turn" />
          </IconButton>
        </div>
      </Backdrop>
    </Dialog>
  );
}
