import type { ListedClaim } from '@huella/contract';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { WaitingClaims } from '../../lib/claims-by-actor.ts';
import { copy } from './copy.ts';

export interface InProgressProps {
  claims: readonly ListedClaim[];
  waiting: WaitingClaims;
}

/** How many claims wait for others; the list beside names them. */
export function InProgress({ claims, waiting }: InProgressProps) {
  const id = useId();
  const totals = (['veterinario', 'nosotros'] as const).flatMap((actor) => {
    const count = claims.filter((claim) => waiting.get(claim.id)?.responsable === actor).length;
    return count === 0 ? [] : copy.totals[actor](count);
  });
  if (totals.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Typography component="h2" variant="h3" id={id} sx={{ mb: 1 }}>
        {copy.inProgress}
      </Typography>
      {totals.map((total) => (
        <Typography key={total}>{total}</Typography>
      ))}
    </section>
  );
}
