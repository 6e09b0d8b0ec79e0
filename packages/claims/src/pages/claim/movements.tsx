import type { Claim, ClaimMovement } from '@huella/contract';
import { EmptyState, ErrorState, ListSkeleton } from '@huella/ui';
import Stack from '@mui/material/Stack';
import { CLAIMS_FRESH_SECONDS, claimsApi } from '../../api/claims-endpoints.ts';
import { copy } from './copy.ts';
import { MovementCard } from './movement-card.tsx';

/** What happened to a claim, newest first (specification §2 *Claim menu*, step 3). */
export function Movements({ claim }: { claim: Claim }) {
  const { currentData, isError, isFetching, refetch } = claimsApi.useListClaimMovementsQuery(claim.id, {
    refetchOnMountOrArgChange: CLAIMS_FRESH_SECONDS,
  });
  if (currentData === undefined)
    return isError ? (
      <ErrorState title={copy.movementsError} message={copy.error.text} onRetry={refetch} busy={isFetching} />
    ) : (
      <ListSkeleton rows={3} />
    );
  if (currentData.length === 0)
    return <EmptyState illustration="calendar" title={copy.noMovements.title} text={copy.noMovements.text} />;
  return (
    <Stack
      component="ol"
      spacing={1.5}
      aria-label={copy.steps.movimientos}
      sx={{ m: 0, p: 0, listStyle: 'none' }}
    >
      {withKeys(currentData.toSorted(byDate)).map(({ key, movement }) => (
        <li key={key}>
          <MovementCard movement={movement} />
        </li>
      ))}
    </Stack>
  );
}

/** The newest first; those of one instant in the order of the server. */
function byDate(one: ClaimMovement, other: ClaimMovement): number {
  return Date.parse(other.fecha_movimiento) - Date.parse(one.fecha_movimiento);
}

/** A movement has no id: its key is its instant, and how many of that instant came before it. */
function withKeys(movements: readonly ClaimMovement[]) {
  const counts = new Map<string, number>();
  return movements.map((movement) => {
    const { fecha_movimiento } = movement;
    const count = counts.get(fecha_movimiento) ?? 0;
    counts.set(fecha_movimiento, count + 1);
    return { key: `${fecha_movimiento} ${count}`, movement };
  });
}
