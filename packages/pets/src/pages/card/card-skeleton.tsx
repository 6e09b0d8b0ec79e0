import { VisuallyHidden } from '@huella/ui';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { copy } from './copy.ts';
import { CARD } from './insured-card/card-size.ts';

/** The card's own shape, or that of the upright one. */
export function CardSkeleton() {
  return <Skeleton variant="rounded" aria-hidden="true" sx={cardShape} />;
}

/** The page's shape while the card is on its way. */
export function CardPageSkeleton() {
  return (
    <Stack spacing={2.5}>
      <VisuallyHidden as="output">{copy.loading}</VisuallyHidden>
      <CardSkeleton />
      <Skeleton variant="rounded" aria-hidden="true" width={180} height={48} sx={{ borderRadius: '999px' }} />
      <Skeleton variant="rounded" aria-hidden="true" height={132} />
    </Stack>
  );
}

const cardShape = {
  width: '100%',
  maxWidth: CARD.width,
  height: 'auto',
  aspectRatio: { xs: '328 / 402', sm: `${CARD.width} / ${CARD.height}` },
  borderRadius: { xs: '20px', sm: '4% / 6.3%' },
} as const;
