import { PetFilterSkeleton } from '@huella/pets/api';
import { SkeletonBar, LoadingRegion } from '@huella/ui';
import Stack from '@mui/material/Stack';
import { Years } from './ended-style.ts';

export function EndedBagsSkeleton() {
  return (
    <LoadingRegion>
      <Years as="div" aria-hidden="true">
        <div>
          <SkeletonBar sx={{ width: 56, height: 20, mx: 0.5, mb: 1.5 }} />
          <ol>
            {['first', 'second', 'third', 'fourth'].map((key) => (
              <li key={key}>
                <Stack spacing={1.25} sx={{ p: 2 }}>
                  <SkeletonBar sx={{ width: '65%', height: 18 }} />
                  <SkeletonBar sx={{ width: '40%', height: 14 }} />
                  <SkeletonBar sx={{ width: '80%', height: 14 }} />
                  <SkeletonBar sx={{ width: 120, height: 18 }} />
                </Stack>
              </li>
            ))}
          </ol>
        </div>
      </Years>
    </LoadingRegion>
  );
}

export function HistorySkeleton() {
  return (
    <Stack spacing={2}>
      <PetFilterSkeleton />
      <EndedBagsSkeleton />
    </Stack>
  );
}
