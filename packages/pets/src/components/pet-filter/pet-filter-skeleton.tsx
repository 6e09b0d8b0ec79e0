import { SkeletonBar } from '@huella/ui';
import Stack from '@mui/material/Stack';

export function PetFilterSkeleton() {
  return (
    <Stack direction="row" spacing={1} aria-hidden="true">
      {[80, 72, 76].map((width) => (
        <SkeletonBar key={width} sx={{ width, height: 48, borderRadius: '999px' }} />
      ))}
    </Stack>
  );
}
