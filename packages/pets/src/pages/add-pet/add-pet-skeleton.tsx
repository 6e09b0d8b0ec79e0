import { FormSkeleton, FormWithSummary, SkeletonBar, SummaryCard } from '@huella/ui';
import Stack from '@mui/material/Stack';
import { petFieldShapes } from '../../forms/pet-form/pet-field-shapes.ts';

const fields = [...petFieldShapes, 'hinted'] as const;

export function AddPetSkeleton() {
  return (
    <FormWithSummary summary={<SummarySkeleton />}>
      <Stack spacing={3}>
        <div aria-hidden="true">
          <Stack direction="row" spacing={1}>
            <SkeletonBar sx={{ flex: 1, height: 6 }} />
            <SkeletonBar sx={{ flex: 1, height: 6 }} />
          </Stack>
          <SkeletonBar sx={{ width: 88, height: 14, mt: 2.5 }} />
          <SkeletonBar sx={{ width: 144, height: 24, mt: 1 }} />
        </div>
        <FormSkeleton fields={fields} />
      </Stack>
    </FormWithSummary>
  );
}

function SummarySkeleton() {
  return (
    <SummaryCard aria-hidden="true">
      <SkeletonBar sx={{ width: '40%', height: 22 }} />
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <SkeletonBar sx={{ flex: 'none', width: 72, height: 72, borderRadius: '50%' }} />
        <SkeletonBar sx={{ width: '50%', height: 24 }} />
      </Stack>
      <SkeletonBar sx={{ width: '80%', height: 18 }} />
    </SummaryCard>
  );
}
