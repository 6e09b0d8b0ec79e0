import type { Claim } from '@huella/contract';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { shownDay } from '../../lib/shown-day.ts';
import { ClaimSymptoms } from './claim-symptoms.tsx';

/** What a claim says in full: its day, what happened, the symptoms (D21, D67). */
export function ClaimInformation({ claim }: { claim: Claim }) {
  return (
    <Stack spacing={1.5}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {shownDay(claim.fecha_carga)}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{claim.denuncia_administrativa}</Typography>
      <ClaimSymptoms claimId={claim.id} />
    </Stack>
  );
}
