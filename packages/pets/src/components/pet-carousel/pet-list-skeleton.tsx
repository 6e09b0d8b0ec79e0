import { VisuallyHidden } from '@huella/ui';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { copy } from '../../copy.ts';

/** Cards of a pet's shape while the pets are on their way. */
export function PetListSkeleton({ cards }: { cards: number }) {
  return (
    <Box component="output" sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: `repeat(${cards}, 1fr)` }}>
      <VisuallyHidden>{copy.carousel.loading}</VisuallyHidden>
      {Array.from({ length: cards }, (_, index) => (
        <Skeleton key={index} variant="rounded" sx={shape} />
      ))}
    </Box>
  );
}

/** A card's corners, and its height with a name of one line. */
const shape = { borderRadius: '16px', height: { xs: 188, sm: 166 } } as const;
