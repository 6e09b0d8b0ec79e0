import type { Setting } from '@huella/api-client';
import type { Claim } from '@huella/contract';
import Typography from '@mui/material/Typography';
import { SupportLink } from '../../../components/support-link/support-link.tsx';
import { useClaimProgress } from '../use-claim-progress.ts';
import { copy } from './copy.ts';

/** Where the receipts go while the claim waits for them, with its number as the subject. */
export function HowToSendReceipts({ claim, support }: { claim: Claim; support: Setting }) {
  const state = useClaimProgress(claim);
  if (state.status === 'loading' || state.progress?.next !== 'upload-receipts') return null;
  if (support.state === 'hidden') return null;
  return (
    <Typography>
      {copy.sendReceipts}
      <SupportLink support={support} subject={copy.receiptsSubject(claim.id)} />
    </Typography>
  );
}
