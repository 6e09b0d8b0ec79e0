import type { WaitingClaim } from '@huella/contract';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { copy as shared } from '../../copy.ts';
import { ActorChip } from '../actor-chip/actor-chip.tsx';
import { copy } from './copy.ts';

/** How far a claim of the list is, in words; null when it is done. */
export function EntryStage({ progress }: { progress: WaitingClaim | null }) {
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, mt: 0.5 }}
    >
      {progress && <Typography variant="body2">{copy.stage(shared.stages[progress.etapa])}</Typography>}
      <ActorChip actor={progress?.responsable ?? null} />
    </Stack>
  );
}
