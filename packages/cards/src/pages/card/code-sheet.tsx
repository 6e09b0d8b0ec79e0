import type { CardRecord } from '@huella/contract';
import { QrCode, Sheet } from '@huella/ui';
import { styled } from '@mui/material/styles';
import { copy } from '../../copy.ts';

export interface CodeSheetProps {
  open: boolean;
  onClose: () => void;
  record: CardRecord;
}

const Code = styled('figure')({
  margin: 0,
  textAlign: 'center',
  '& svg': {
    display: 'block',
    width: 'min(100%, 22rem, 60dvh)',
    height: 'auto',
    margin: '0 auto 16px',
    borderRadius: 16,
  },
});

export function CodeSheet({ open, onClose, record }: CodeSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={copy.code.title}>
      <Code aria-label={copy.code.label}>
        <QrCode text={record.verificacion} />
        <figcaption>{copy.code.text}</figcaption>
      </Code>
    </Sheet>
  );
}
