import { PetFilterSkeleton } from '@huella/pets/api';
import { Waiting } from '@huella/ui';
import Stack from '@mui/material/Stack';
import { BagCardSkeleton } from '../../components/bag-card/bag-card-skeleton.tsx';
import { List } from './bag-list-style.ts';

export function BagListSkeleton() {
  return (
    <Waiting>
      <List as="div" aria-hidden="true">
        {['first', 'second', 'third'].map((key) => (
          <BagCardSkeleton key={key} />
        ))}
      </List>
    </Waiting>
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
