import type { Setting } from '@huella/api-client';
import Typography from '@mui/material/Typography';
import { SupportLink } from '../../../components/support-link/support-link.tsx';
import { copy } from './copy.ts';

/** Where the papers go, with the claim's number as the subject. */
export function HowToSend({ claimId, support }: { claimId: number; support: Setting }) {
  if (support.state === 'hidden') return null;
  return (
    <Typography>
      {copy.send}
      <SupportLink support={support} subject={copy.subject(claimId)} />
    </Typography>
  );
}
