import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useOutboxCounts } from '../../use-outbox.ts';
import { SaveCopies } from '../save-copies/save-copies.tsx';
import { copy } from './copy.ts';

/** What goes with the session when the person logs out: how many wait, how many failed, and copies of them. */
export function UnsentFiles() {
  const { waiting, failed } = useOutboxCounts();
  return (
    <Stack spacing={2}>
      <Typography>{copy.text(waiting, failed)}</Typography>
      <SaveCopies />
    </Stack>
  );
}
