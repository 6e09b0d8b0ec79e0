import { VisuallyHidden } from '@huella/ui';
import Skeleton from '@mui/material/Skeleton';
import { copy } from '../../copy.ts';

/** A card of a pet's shape while the pets are pending: most people have one. */
export function PetListSkeleton() {
  return (
    <output>
      <VisuallyHidden>{copy.carousel.loading}</VisuallyHidden>
      <Skeleton variant="rounded" sx={{ borderRadius: '24px', height: 214 }} />
    </output>
  );
}
