import Skeleton from '@mui/material/Skeleton';
import { CARD } from './card-size.ts';

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
