import { InlineAlert } from '@huella/ui';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { copy } from './copy.ts';
import type { OlderPages } from './use-inbox.ts';

export function OlderButton({ older }: { older: OlderPages | null }) {
  if (older === null)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {copy.end}
      </Typography>
    );
  if (older.status === 'failed')
    return (
      <div role="alert">
        <InlineAlert tone="warning" action={{ label: copy.retry, onClick: older.load }}>
          {copy.moreFailed}
        </InlineAlert>
      </div>
    );
  const busy = older.status === 'loading';
  return (
    <div>
      <Button variant="outlined" onClick={busy ? undefined : older.load} aria-disabled={busy || undefined}>
        {busy ? copy.loadingMore : copy.more}
      </Button>
    </div>
  );
}
