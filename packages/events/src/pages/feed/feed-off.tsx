import { noticeKind } from '@huella/contract/events';
import { EmptyState } from '@huella/ui';
import Button from '@mui/material/Button';
import { copy } from './copy.ts';
import { useSaveFeed } from './use-save-feed.ts';

/** What it is good for, and the button that makes an address. */
export function FeedOff() {
  const { save, busy } = useSaveFeed();
  const start = () => void save({ tipos: [...noticeKind.options], mascotas: null });
  return (
    <EmptyState
      illustration="calendar"
      title={copy.off.title}
      text={copy.off.text}
      action={
        <Button
          variant="contained"
          size="large"
          onClick={busy ? undefined : start}
          aria-disabled={busy || undefined}
        >
          {copy.off.action}
        </Button>
      }
    />
  );
}
