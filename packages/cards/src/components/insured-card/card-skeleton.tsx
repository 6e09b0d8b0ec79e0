import Skeleton from '@mui/material/Skeleton';
import { CARD } from './card-size.ts';

/** The card's own shape, or that of the portrait one. */
export function CardSkeleton() {
  return <Skeleton variant="rounded" aria-hidden="true" sx={cardShape} />;
}

const cardShape = {
  width: '100%',
  maxWidth: CARD.width,
  height: 'auto',
  aspectRatio: { xs: '328 / 402', sm: `${CARD.width} / ${CARD.height}` },
  borderRadius: { xs: '20px', sm: '4% / 6.3%' },
} as const;
