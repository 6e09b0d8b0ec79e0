import type { OutboxItem } from '@huella/outbox';
import { InlineAlert } from '@huella/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { copy } from './copy.ts';

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  maxWidth: '20rem',
  textAlign: 'center',
  color: theme.palette.text.primary,
  '&:empty': { display: 'none' },
}));

export interface PhotoStatusProps {
  item: OutboxItem | undefined;
  onDiscard: (() => void) | null;
}

/** The state of the upload as text; read aloud without the percentage. */
export function PhotoStatus({ item, onDiscard }: PhotoStatusProps) {
  return (
    <div aria-live="polite">
      {item && (
        <Column>
          {item.status === 'failed' ? (
            <InlineAlert tone="error">{copy.failed(item.message ?? '')}</InlineAlert>
          ) : (
            <span>{item.message ?? copy.status[item.status]}</span>
          )}
          {item.status !== 'sending' && item.retry && (
            <Button variant="contained" onClick={item.retry}>
              {copy.retry}
            </Button>
          )}
          {onDiscard && item.status !== 'sending' && (
            <Button color="inherit" onClick={onDiscard}>
              {copy.discard}
            </Button>
          )}
        </Column>
      )}
    </div>
  );
}
