import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { copy } from '../copy.ts';
import { Illustration } from '../graphics/illustration.tsx';
import { Centered } from './centered.tsx';

export interface ErrorStateProps {
  title?: string;
  message?: string;
  onRetry: () => void;
  busy?: boolean;
}

/** Never an empty list (D72). */
export function ErrorState({
  title = copy.error.title,
  message = copy.error.text,
  onRetry,
  busy,
}: ErrorStateProps) {
  return (
    <Centered role="alert">
      <Illustration name="failure" />
      <Typography variant="h2">{title}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{message}</Typography>
      <Button variant="contained" onClick={busy ? undefined : onRetry} aria-disabled={busy || undefined}>
        {busy ? copy.retrying : copy.retry}
      </Button>
    </Centered>
  );
}
