import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { copy } from './copy.ts';
import { canShareFiles } from './drawing/share-file.ts';
import type { CardWay } from './use-card-file.ts';

export interface CardActionsProps {
  onShowCode: () => void;
  busy: CardWay | null;
  onStart: (way: CardWay) => void;
}

/** Save the card as a picture, share it where there is a share sheet, or show its code. Of the files one at a time is made. */
export function CardActions({ busy, onStart, onShowCode }: CardActionsProps) {
  const [mayShare] = useState(canShareFiles);
  const button = (way: CardWay, label: string, variant: 'contained' | 'outlined') => (
    <Button
      variant={variant}
      size="large"
      aria-disabled={busy !== null || undefined}
      onClick={() => onStart(way)}
    >
      {busy === way ? copy.drawing : label}
    </Button>
  );
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} useFlexGap sx={{ gap: 1.5, flexWrap: 'wrap' }}>
      {button('save', copy.save, 'contained')}
      {mayShare && button('share', copy.share, 'outlined')}
      <Button variant="outlined" size="large" aria-haspopup="dialog" onClick={onShowCode}>
        {copy.code.open}
      </Button>
    </Stack>
  );
}
