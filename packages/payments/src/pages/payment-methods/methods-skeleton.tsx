import { SkeletonBar, LoadingRegion } from '@huella/ui';
import { METHOD_HEIGHT, MethodGrid } from './method-grid.ts';

/** One method, as most people have, and the button below it. */
export function MethodsSkeleton() {
  return (
    <LoadingRegion>
      <MethodGrid aria-hidden="true">
        <li>
          <SkeletonBar sx={{ height: METHOD_HEIGHT, borderRadius: '20px' }} />
        </li>
      </MethodGrid>
      <SkeletonBar aria-hidden="true" sx={{ height: 52, width: { md: '16rem' }, borderRadius: '999px' }} />
    </LoadingRegion>
  );
}
