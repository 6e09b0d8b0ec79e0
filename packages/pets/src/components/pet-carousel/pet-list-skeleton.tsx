import { VisuallyHidden } from '@huella/ui';
import Skeleton from '@mui/material/Skeleton';
import { copy } from '../../copy.ts';
import { PetPair } from './pet-pair.ts';

export function PetListSkeleton() {
  return (
    <output>
      <VisuallyHidden>{copy.carousel.loading}</VisuallyHidden>
      <PetPair>
        <Skeleton variant="rounded" sx={cardShape} />
        <Skeleton variant="rounded" sx={cardShape} />
      </PetPair>
    </output>
  );
}

const cardShape = { borderRadius: '24px', height: 214 } as const;
