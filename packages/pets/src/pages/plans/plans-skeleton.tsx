import { VisuallyHidden } from '@huella/ui';
import Skeleton from '@mui/material/Skeleton';
import { copy } from './copy.ts';
import { PlanCard, PlanGrid } from './plan-grid.ts';

/** The number of plans today, so that nothing moves when they load. */
const PLANS = [1, 2, 3, 4];

export function PlansSkeleton() {
  return (
    <>
      <VisuallyHidden as="output">{copy.loading}</VisuallyHidden>
      <PlanGrid aria-hidden="true">
        {PLANS.map((plan) => (
          <PlanCard key={plan}>
            <Skeleton width="60%" height={24} />
            <Skeleton width="80%" height={40} />
            <Skeleton height={38} />
            <Skeleton height={44} />
            <Skeleton variant="rounded" height={52} sx={{ borderRadius: '999px' }} />
          </PlanCard>
        ))}
      </PlanGrid>
    </>
  );
}
