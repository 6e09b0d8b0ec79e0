import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { copy } from '../../copy.ts';
import { HolderSummary } from './holder-summary.tsx';
import type { PersonalDataFlow } from './use-personal-data-form.ts';

export interface PersonalDataSummaryProps extends Pick<PersonalDataFlow, 'form'> {
  /** Whether the data are given for the first time. */
  isFirst: boolean;
}

/** What stands beside the form: the holder as typed so far, and what the data are for (Ley 25.326, artículo 6). */
export function PersonalDataSummary({ form, isFirst }: PersonalDataSummaryProps) {
  return (
    <Stack spacing={2}>
      {isFirst && <HolderSummary form={form} />}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {copy.legend}
      </Typography>
    </Stack>
  );
}
