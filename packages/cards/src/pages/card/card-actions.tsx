import { Icon, type IconName } from '@huella/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { copy } from '../../copy.ts';
import { canShareFiles } from '../../drawing/share-file.ts';
import type { CardWay } from './use-card-file.ts';

export interface CardActionsProps {
  onShow: (what: 'card' | 'code') => void;
  busy: CardWay | null;
  onStart: (way: CardWay) => void;
}

// On a phone the first button has the whole width; the others are one row of icons with a word each.
const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& > :not(:first-of-type)': { paddingInline: 14, '& svg': { width: 20, height: 20 } },
  [theme.breakpoints.down('sm')]: {
    gap: 4,
    '& > :first-of-type': { flex: '1 0 100%', marginBottom: 8 },
    '& > :not(:first-of-type)': {
      flex: '1 1 4.5rem',
      flexDirection: 'column',
      justifyContent: 'flex-start',
      gap: 4,
      minWidth: 0,
      padding: '10px 4px',
      borderRadius: 16,
      borderColor: 'transparent',
      fontSize: '0.875rem',
      lineHeight: 1.25,
      '& .MuiButton-startIcon': { margin: 0 },
      '& svg': { width: 28, height: 28 },
    },
  },
}));

export function CardActions({ busy, onStart, onShow }: CardActionsProps) {
  const [mayShare] = useState(canShareFiles);
  const file = (way: CardWay, icon: IconName, label: string) => (
    <Button
      variant="outlined"
      size="large"
      startIcon={<Icon name={icon} />}
      aria-disabled={busy !== null || undefined}
      onClick={() => onStart(way)}
    >
      {busy === way ? copy.drawing : label}
    </Button>
  );
  return (
    <Actions>
      <Button
        variant="contained"
        size="large"
        aria-haspopup="dialog"
        startIcon={<Icon name="corners" />}
        onClick={() => onShow('card')}
      >
        {copy.large.open}
      </Button>
      <Button
        variant="outlined"
        size="large"
        aria-haspopup="dialog"
        startIcon={<Icon name="qr" />}
        onClick={() => onShow('code')}
      >
        {copy.code.open}
      </Button>
      {mayShare && file('share', 'share', copy.share)}
      {file('save', 'image', copy.save)}
      <Button
        variant="outlined"
        size="large"
        startIcon={<Icon name="print" />}
        onClick={() => window.print()}
      >
        {copy.print}
      </Button>
    </Actions>
  );
}
