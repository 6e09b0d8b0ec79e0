import type { Claim } from '@huella/contract';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatInstantDay } from '@huella/validation/day';
import { ClaimSymptoms } from './claim-symptoms.tsx';

export function ClaimInformation({ claim }: { claim: Claim }) {
  return (
    <Stack spacing={1.5}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {formatInstantDay(claim.fecha_carga)}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{claim.denuncia_administrativa}</Typography>
      <ClaimSymptoms claimId={claim.id} />
    </Stack>
  );
}
