import type { Claim } from '@huella/contract';
import { EmptyState, ErrorState, ListSkeleton } from '@huella/ui';
import Stack from '@mui/material/Stack';
import { CLAIMS_FRESH_SECONDS, claimsApi } from '../../api/claims-endpoints.ts';
import { copy } from './copy.ts';
import { MovementCard } from './movement-card.tsx';
import { movementsWithKeys } from './movements-with-keys.ts';

export function Movements({ claim }: { claim: Claim }) {
  const { currentData, isError, isFetching, refetch } = claimsApi.useListClaimMovementsQuery(claim.id, {
    refetchOnMountOrArgChange: CLAIMS_FRESH_SECONDS,
  });
  if (currentData === undefined)
    return isError ? (
      <ErrorState title={copy.movementsError} onRetry={refetch} busy={isFetching} />
    ) : (
      <ListSkeleton rows={3} />
    );
  if (currentData.length === 0)
    return <EmptyState illustration="no-news" title={copy.noMovements.title} text={copy.noMovements.text} />;
  return (
    <Stack
      component="ol"
      spacing={1.5}
      aria-label={copy.steps.movimientos}
      sx={{ m: 0, p: 0, listStyle: 'none' }}
    >
      {movementsWithKeys(currentData).map(({ key, movement }) => (
        <li key={key}>
          <MovementCard movement={movement} />
        </li>
      ))}
    </Stack>
  );
}
