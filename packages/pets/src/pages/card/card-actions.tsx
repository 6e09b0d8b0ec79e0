import { Icon } from '@huella/ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { copy } from './copy.ts';
import { canShareFiles } from './drawing/share-file.ts';
import type { CardWay } from './use-card-file.ts';

export interface CardActionsProps {
  /** Shows the card itself, or its code, as large as the screen lets it be. */
  onShow: (what: 'card' | 'code') => void;
  busy: CardWay | null;
  onStart: (way: CardWay) => void;
}

/** Show the card or its code, save or share it as a picture, print it. Of the files one at a time is made. */
export function CardActions({ busy, onStart, onShow }: CardActionsProps) {
  const [mayShare] = useState(canShareFiles);
  const file = (way: CardWay, label: string) => (
    <Button
      variant="outlined"
      size="large"
      aria-disabled={busy !== null || undefined}
      onClick={() => onStart(way)}
    >
      {busy === way ? copy.drawing : label}
    </Button>
  );
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} useFlexGap sx={{ gap: 1.5, flexWrap: 'wrap' }}>
      <Button
        variant="contained"
        size="large"
        aria-haspopup="dialog"
        startIcon={<Icon name="corners" />}
        onClick={() => onShow('card')}
      >
        {copy.large.open}
      </Button>
      <Button variant="outlined" size="large" aria-haspopup="dialog" onClick={() => onShow('code')}>
        {copy.code.open}
      </Button>
      {mayShare && file('share', copy.share)}
      {file('save', copy.save)}
      <Button variant="outlined" size="large" onClick={() => window.print()}>
        {copy.print}
      </Button>
    </Stack>
  );
}
