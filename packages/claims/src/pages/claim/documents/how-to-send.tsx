import type { Setting } from '@huella/api-client';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { copy } from './copy.ts';

/** Where the papers go, with the claim's number as the subject. */
export function HowToSend({ claimId, support: { state, value } }: { claimId: number; support: Setting }) {
  if (state === 'hidden') return null;
  return (
    <Typography>
      {copy.send}
      {value === undefined ? (
        copy.unconfigured
      ) : (
        <Link href={`mailto:${value}?subject=${encodeURIComponent(copy.subject(claimId))}`}>{value}</Link>
      )}
    </Typography>
  );
}
