import { VisuallyHidden } from '@huella/ui';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { copy } from './copy.ts';

export function InsuredPageSkeleton({ card }: { card: ReactNode }) {
  return (
    <Stack spacing={3} sx={{ alignItems: 'center', maxWidth: '34rem', mx: 'auto' }}>
      <VisuallyHidden as="output">{copy.loading}</VisuallyHidden>
      <Skeleton variant="rounded" aria-hidden="true" width="70%" height={170} />
      <Skeleton aria-hidden="true" width="80%" height={48} />
      {card}
    </Stack>
  );
}
