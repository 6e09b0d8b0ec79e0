import type { Pet } from '@huella/contract';
import { EmptyState, InlineAlert, ListSkeleton, WaitingList } from '@huella/ui';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { CLAIMS_FRESH_SECONDS, claimsApi } from '../../api/claims-endpoints.ts';
import { copy as shared } from '../../copy.ts';
import { claimThings } from '../waiting-claims/claim-thing.ts';
import { copy } from './copy.ts';
import { FirstWaiting } from './first-waiting.tsx';

/** What stands beside the list before a claim is chosen: what the claims of these pets wait for, or that none does. */
export function WaitingBeside({ pets }: { pets: readonly Pet[] }) {
  const heading = useId();
  const { currentData, isError, refetch } = claimsApi.useListWaitingClaimsQuery(undefined, {
    refetchOnMountOrArgChange: CLAIMS_FRESH_SECONDS,
  });
  if (currentData === undefined)
    return isError ? (
      <InlineAlert tone="warning" action={{ label: shared.retry, onClick: () => void refetch() }}>
        {copy.error}
      </InlineAlert>
    ) : (
      <ListSkeleton rows={2} />
    );
  const [first, ...others] = claimThings(currentData, pets);
  if (first === undefined) return <EmptyState illustration="refund" {...copy.choose} />;
  return (
    <Stack component="section" spacing={2} aria-labelledby={heading}>
      <Typography component="h2" variant="h3" id={heading}>
        {copy.waiting}
      </Typography>
      <FirstWaiting thing={first} />
      {others.length > 0 && <WaitingList parts={[{ part: 'claims', isLoading: false, things: others }]} />}
    </Stack>
  );
}
