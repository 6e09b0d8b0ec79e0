import type { Claim } from '@huella/contract';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { shownDay } from '../../lib/shown-day.ts';
import { ClaimSymptoms } from './claim-symptoms.tsx';

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
