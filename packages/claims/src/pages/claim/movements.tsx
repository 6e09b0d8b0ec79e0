import type { Claim } from '@huella/contract';
import { EmptyState, ErrorState, ListSkeleton } from '@huella/ui';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatInstantDay } from '@huella/validation/day';
import { useId } from 'react';
import { CLAIMS_FRESH_SECONDS, claimsApi } from '../../api/claims-endpoints.ts';
import { copy } from './copy.ts';
import { MovementItem } from './movement-item.tsx';
import { type KeyedMovement, movementsWithKeys } from './movements-with-keys.ts';

/** By day, newest first. */
export function Movements({ claim }: { claim: Claim }) {
  const { currentData, error, isError, isFetching, refetch } = claimsApi.useListClaimMovementsQuery(
    claim.id,
    {
      refetchOnMountOrArgChange: CLAIMS_FRESH_SECONDS,
    },
  );
  if (currentData === undefined)
    return isError ? (
      <ErrorState title={copy.movementsError} cause={error} onRetry={refetch} busy={isFetching} />
    ) : (
      <ListSkeleton rows={3} />
    );
  if (currentData.length === 0)
    return <EmptyState illustration="no-news" title={copy.noMovements.title} text={copy.noMovements.text} />;
  const days = Map.groupBy(movementsWithKeys(currentData), ({ movement }) =>
    formatInstantDay(movement.fecha_movimiento),
  );
  return (
    <Stack spacing={3}>
      {[...days].map(([day, movements]) => (
        <Day key={day} day={day} movements={movements} />
      ))}
    </Stack>
  );
}

function Day({ day, movements }: { day: string; movements: readonly KeyedMovement[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography component="h2" variant="h3" id={id} sx={{ mb: 1 }}>
        {day}
      </Typography>
      <Card
        component="ol"
        variant="outlined"
        aria-labelledby={id}
        sx={{ m: 0, p: 2, display: 'grid', gap: 1.5, listStyle: 'none' }}
      >
        {movements.map(({ key, movement }) => (
          <MovementItem key={key} movement={movement} />
        ))}
      </Card>
    </section>
  );
}
