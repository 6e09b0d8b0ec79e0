import { PetListSkeleton } from '@huella/pets';
import { usePets } from '@huella/pets/api';
import { CardSkeleton, ListSkeleton } from '@huella/ui';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Dashboard } from './dashboard.ts';

const heading = <Skeleton variant="rounded" aria-hidden="true" width={160} height={28} sx={{ my: '10px' }} />;

export function HomeSkeleton() {
  usePets();
  return (
    <Dashboard>
      <Stack spacing={4}>
        <Stack spacing={1.5}>
          {heading}
          <PetListSkeleton />
        </Stack>
        <ListSkeleton rows={2} />
      </Stack>
      <ComingSkeleton />
    </Dashboard>
  );
}

export function ComingSkeleton() {
  return (
    <Stack spacing={1.5} sx={{ display: { xs: 'none', lg: 'flex' } }}>
      {heading}
      <CardSkeleton />
      <CardSkeleton />
      <CardSkeleton />
    </Stack>
  );
}
