import type { ListedClaim, Pet } from '@huella/contract';
import { EmptyState, ErrorState, InlineAlert, ListSkeleton, WaitingList, type WaitingItem } from '@huella/ui';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { copy as shared } from '../../copy.ts';
import { claimsByActor, type WaitingClaims } from '../../lib/claims-by-actor.ts';
import { shortDescription } from '../../lib/short-description.ts';
import { useClaimList } from '../claim-list/use-claim-list.ts';
import { claimItem } from '../claim-tasks/claim-item.ts';
import { ClaimGuide } from './claim-guide.tsx';
import { copy } from './copy.ts';
import { FirstWaiting } from './first-waiting.tsx';
import { InProgress } from './in-progress.tsx';

export interface WaitingBesideProps {
  pets: readonly Pet[];
  only: Pet | undefined;
}

/** Shown before a claim is chosen: what waits for the owner, how much waits for others, and what a refund takes. Also why there is no list. */
export function WaitingBeside({ pets, only }: WaitingBesideProps) {
  const state = useClaimList(pets.map(({ id }) => id));
  if (state.status === 'failed')
    return (
      <ErrorState title={shared.listError} cause={state.cause} onRetry={state.retry} busy={state.busy} />
    );
  if (state.status === 'loading') return <ListSkeleton rows={2} />;
  const { claims, waiting, retry } = state;
  if (waiting === undefined)
    return (
      <InlineAlert tone="warning" action={{ label: shared.retry, onClick: retry }}>
        {copy.error}
      </InlineAlert>
    );
  const ofPet = claims.filter(({ mascotaId }) => only === undefined || mascotaId === only.id);
  const { open } = claimsByActor(ofPet, waiting);
  return (
    <Stack spacing={4}>
      <OwnersTurn items={open.flatMap((claim) => itemOf(claim, waiting, pets) ?? [])} />
      <InProgress claims={open} waiting={waiting} />
      <ClaimGuide />
    </Stack>
  );
}

function OwnersTurn({ items }: { items: readonly WaitingItem[] }) {
  const headingId = useId();
  const [first, ...others] = items;
  if (first === undefined) return <EmptyState illustration="refund" {...copy.choose} />;
  return (
    <Stack component="section" spacing={2} aria-labelledby={headingId}>
      <Typography component="h2" variant="h3" id={headingId}>
        {copy.waiting}
      </Typography>
      <FirstWaiting item={first} />
      {others.length > 0 && <WaitingList groups={[{ group: 'claims', isLoading: false, items: others }]} />}
    </Stack>
  );
}

function itemOf(claim: ListedClaim, waiting: WaitingClaims, pets: readonly Pet[]): WaitingItem | undefined {
  const where = waiting.get(claim.id);
  const item = where && claimItem(where, pets);
  return (
    item && {
      ...item,
      title: shortDescription(claim.denuncia_administrativa),
      text: copy.ofClaim(item.title, item.text),
    }
  );
}
