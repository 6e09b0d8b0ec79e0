import { InlineAlert } from '@huella/ui';
import { formatInstantDay } from '@huella/validation/day';
import Button from '@mui/material/Button';
import { copy } from '../../copy.ts';

export interface OfflineCardAlertProps {
  /** An instant. */
  keptAt: string;
  busy: boolean;
  /** Undefined until the first request has failed. */
  onRetry: (() => void) | undefined;
}

export function OfflineCardAlert({ keptAt, busy, onRetry }: OfflineCardAlertProps) {
  return (
    <InlineAlert tone="info">
      {copy.savedOn(formatInstantDay(keptAt))} {onRetry ? copy.outdatedHint : copy.refreshing}
      {onRetry && (
        <div>
          <Button color="inherit" aria-disabled={busy || undefined} onClick={busy ? undefined : onRetry}>
            {busy ? copy.refreshing : copy.retry}
          </Button>
        </div>
      )}
    </InlineAlert>
  );
}
