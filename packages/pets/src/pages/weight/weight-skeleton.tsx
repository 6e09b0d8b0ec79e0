import { SkeletonBar, LoadingRegion } from '@huella/ui';
import Stack from '@mui/material/Stack';
import { Sides } from './sides.ts';

/** The chart, the button and the table. */
export function WeightSkeleton() {
  return (
    <LoadingRegion>
      <SkeletonBar
        aria-hidden="true"
        sx={{ width: { xs: '90%', sm: '22rem' }, height: { xs: 40, sm: 16 }, my: 0.5 }}
      />
      <Sides aria-hidden="true">
        <SkeletonBar sx={{ height: { xs: '26rem', lg: '34rem' }, borderRadius: '16px' }} />
        <Stack spacing={2}>
          <SkeletonBar sx={{ height: 48, borderRadius: '999px' }} />
          <SkeletonBar sx={{ height: '24rem', borderRadius: '16px' }} />
        </Stack>
      </Sides>
    </LoadingRegion>
  );
}
