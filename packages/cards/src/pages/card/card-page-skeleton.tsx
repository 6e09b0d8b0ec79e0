import { VisuallyHidden } from '@huella/ui';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { CardSkeleton } from '../../components/insured-card/card-skeleton.tsx';
import { copy } from '../../copy.ts';

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
