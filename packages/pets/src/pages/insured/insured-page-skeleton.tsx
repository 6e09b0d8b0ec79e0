import { VisuallyHidden } from '@huella/ui';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { CardSkeleton } from '../card/card-skeleton.tsx';
import { copy } from '../card/copy.ts';

/** The drawing, the sentence and the card while the pet is asked for. */
export function InsuredPageSkeleton() {
  return (
    <Stack spacing={3} sx={{ alignItems: 'center', maxWidth: '34rem', mx: 'auto' }}>
      <VisuallyHidden as="output">{copy.loading}</VisuallyHidden>
      <Skeleton variant="rounded" aria-hidden="true" width="70%" height={170} />
      <Skeleton aria-hidden="true" width="80%" height={48} />
      <CardSkeleton />
    </Stack>
  );
}
