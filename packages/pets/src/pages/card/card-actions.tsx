import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { copy } from './copy.ts';
import { canShareFiles } from './drawing/share-file.ts';
import type { CardWay } from './use-card-file.ts';

export interface CardActionsProps {
  busy: CardWay | null;
  onStart: (way: CardWay) => void;
}

/** Save the card as a picture, and share it where there is a share sheet. While one is under way both wait. */
export function CardActions({ busy, onStart }: CardActionsProps) {
  const [mayShare] = useState(canShareFiles);
  const button = (way: CardWay, label: string, variant: 'contained' | 'outlined') => (
    <Button variant={variant} aria-disabled={busy !== null || undefined} onClick={() => onStart(way)}>
      {busy === way ? copy.drawing : label}
    </Button>
  );
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: 'wrap' }}>
      {button('save', copy.save, 'contained')}
      {mayShare && button('share', copy.share, 'outlined')}
    </Stack>
  );
}
