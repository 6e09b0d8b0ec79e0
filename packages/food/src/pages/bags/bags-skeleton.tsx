import { PetFilterSkeleton } from '@huella/pets/api';
import { LoadingRegion } from '@huella/ui';
import Stack from '@mui/material/Stack';
import { BagCardSkeleton } from '../../components/bag-card/bag-card-skeleton.tsx';
import { List } from './bag-list-style.ts';

export function BagListSkeleton() {
  return (
    <LoadingRegion>
      <List as="div" aria-hidden="true">
        {['first', 'second', 'third'].map((key) => (
          <BagCardSkeleton key={key} />
        ))}
      </List>
    </LoadingRegion>
  );
}

export function BagsSkeleton() {
  return (
    <Stack spacing={2}>
      <PetFilterSkeleton />
      <BagListSkeleton />
    </Stack>
  );
}
