import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { copy } from './copy.ts';
import { HolderSummary, type HolderSummaryProps } from './holder-summary.tsx';

/** Says what the data are for, as Ley 25.326, artículo 6, requires where they are asked for. */
export function PersonalDataSummary({ form, isFirst }: HolderSummaryProps) {
  return (
    <Stack spacing={2}>
      <HolderSummary form={form} isFirst={isFirst} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {copy.legend}
      </Typography>
    </Stack>
  );
}
