import { ConfirmDialog, Icon, type IconName } from '@huella/ui';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { OutboxItem, OutboxStatus } from '../../state/snapshot.ts';
import { copy } from './copy.ts';

const Card = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  padding: 16,
  borderRadius: 16,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  overflowWrap: 'anywhere',
  '& h2': { ...theme.typography.body1, margin: 0, fontWeight: 700 },
  '& p': { margin: 0 },
}));

const Status = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontWeight: 600,
  color: theme.palette.text.secondary,
  '& svg': { flex: 'none' },
  '&[data-status="failed"]': { color: theme.palette.error.main },
  '&[data-status="sending"], &[data-status="confirming"]': { color: theme.palette.primary.main },
}));

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

const icons: Readonly<Record<OutboxStatus, IconName>> = {
  waiting: 'clock',
  sending: 'upload',
  confirming: 'upload',
  failed: 'alert',
};

export function PendingItem({ item }: { item: OutboxItem }) {
  const { title, fileName, size, status, message, progress, mayHaveArrived } = item;
  const percent = Math.round(progress * 100);
  return (
    <Card>
      <h2>{title}</h2>
      <Typography variant="body2" color="textSecondary">
        {`${fileName} · ${fileSize(size)}`}
      </Typography>
      <Status data-status={status}>
        <Icon name={icons[status]} />
        <span>{copy.status[status]}</span>
        {status === 'sending' && <span>{copy.percent(percent)}</span>}
      </Status>
      {(status === 'sending' || status === 'confirming') && (
        <LinearProgress
          variant={status === 'sending' ? 'determinate' : 'indeterminate'}
          value={percent}
          aria-label={copy.progress(title)}
          sx={{ height: 8, borderRadius: 4 }}
        />
      )}
      {message && <Typography>{message}</Typography>}
      {mayHaveArrived && <Typography variant="body2">{copy.mayHaveArrived}</Typography>}
      <ItemActions item={item} />
    </Card>
  );
}

function ItemActions({ item: { title, retry, discard, mayHaveArrived } }: { item: OutboxItem }) {
  const [confirming, setConfirming] = useState(false);
  const { confirmDialog } = copy;
  const confirm = () => {
    setConfirming(false);
    discard?.();
  };
  return (
    <Buttons>
      {retry && (
        <Button variant="contained" onClick={retry} aria-label={copy.labelled(copy.retry, title)}>
          {copy.retry}
        </Button>
      )}
      {discard && (
        <Button
          variant="outlined"
          color="inherit"
          onClick={() => setConfirming(true)}
          aria-label={copy.labelled(copy.discard, title)}
        >
          {copy.discard}
        </Button>
      )}
      <ConfirmDialog
        open={confirming}
        title={confirmDialog.title}
        text={mayHaveArrived ? confirmDialog.mayHaveArrived(title) : confirmDialog.text(title)}
        confirmLabel={confirmDialog.confirm}
        cancelLabel={confirmDialog.cancel}
        onConfirm={confirm}
        onClose={() => setConfirming(false)}
        destructive
      />
    </Buttons>
  );
}

const KB = 1024;
const MB = KB * KB;

function fileSize(bytes: number): string {
  if (bytes >= MB) return `${number(bytes / MB, 1)} MB`;
  return `${number(Math.max(1, bytes / KB), 0)} kB`;
}

function number(value: number, digits: number): string {
  return value.toLocaleString('es-AR', { maximumFractionDigits: digits });
}
