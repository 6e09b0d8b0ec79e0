import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useOutboxCounts } from '../../use-outbox.ts';
import { SaveCopies } from '../save-copies/save-copies.tsx';
import { copy, type GoesWith } from './copy.ts';

export interface UnsentFilesProps {
  goesWith: GoesWith;
}

export function UnsentFiles({ goesWith }: UnsentFilesProps) {
  const { waiting, failed } = useOutboxCounts();
  if (waiting + failed === 0) return null;
  return (
    <Stack spacing={2}>
      <Typography>{copy.text(waiting, failed, goesWith)}</Typography>
      <SaveCopies />
    </Stack>
  );
}
