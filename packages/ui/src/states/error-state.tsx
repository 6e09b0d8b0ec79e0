import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { copy } from '../copy.ts';
import { Illustration } from '../graphics/illustration.tsx';
import { Centered } from './centered.tsx';

export interface ErrorStateProps {
  title?: string;
  /** What to do when the server could not be reached. */
  message?: string;
  /** The error of the call, whose `status` says whether the server failed. */
  cause?: unknown;
  onRetry: () => void;
  busy?: boolean;
}

/** For a load that failed; a list without entries is an `EmptyState` (D72). */
export function ErrorState({
  title = copy.error.title,
  message = copy.error.text,
  cause,
  onRetry,
  busy,
}: ErrorStateProps) {
  return (
    <Centered role="alert">
      <Illustration name="failure" />
      <Typography variant="h2">{title}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {isServerFailure(cause) ? copy.error.serverFailure : message}
      </Typography>
      <Button variant="contained" onClick={busy ? undefined : onRetry} aria-disabled={busy || undefined}>
        {busy ? copy.retrying : copy.retry}
      </Button>
    </Centered>
  );
}

function isServerFailure(cause: unknown): boolean {
  if (typeof cause !== 'object' || cause === null || !('status' in cause)) return false;
  return typeof cause.status === 'number' && cause.status >= 500;
}
