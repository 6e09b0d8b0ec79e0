import type { CardRecord } from '@huella/contract';
import { Sheet } from '@huella/ui';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { copy } from './copy.ts';
import { QrCode } from './insured-card/qr-code.tsx';

export interface CodeSheetProps {
  open: boolean;
  onClose: () => void;
  record: CardRecord;
}

const Code = styled('div')({
  width: 'min(100%, 22rem, 60dvh)',
  marginInline: 'auto',
  borderRadius: 16,
  overflow: 'hidden',
  '& svg': { display: 'block', width: '100%', height: 'auto' },
});

/** The card's code as large as the screen lets it be: on a phone the card itself is no larger than a real one. */
export function CodeSheet({ open, onClose, record }: CodeSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={copy.code.title}>
      <Code role="img" aria-label={copy.code.label}>
        <QrCode text={record.verificacion} />
      </Code>
      <Typography sx={{ mt: 2, textAlign: 'center' }}>{copy.code.text}</Typography>
    </Sheet>
  );
}
