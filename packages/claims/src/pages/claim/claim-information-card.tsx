import type { Claim } from '@huella/contract';
import { PetThumbnail, usePet } from '@huella/pets/api';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ClaimInformation } from '../../components/claim-information/claim-information.tsx';
import { copy } from './copy.ts';

const Card = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  padding: 16,
  borderRadius: 16,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  '& > .head': { display: 'flex', alignItems: 'center', gap: 12 },
  '@media print': { padding: 0, border: 0, breakInside: 'avoid' },
}));

export function ClaimInformationCard({ claim }: { claim: Claim }) {
  const state = usePet(claim.mascotaId);
  const pet = state.status === 'present' ? state.pet : null;
  return (
    <Card>
      <div className="head">
        {pet && <PetThumbnail pet={pet} size={48} />}
        <Typography component="h2" variant="h3">
          {copy.information}
        </Typography>
      </div>
      <ClaimInformation claim={claim} />
    </Card>
  );
}
