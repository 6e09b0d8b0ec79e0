import type { Pet } from '@huella/contract';
import { styled } from '@mui/material/styles';
import { PetPhoto } from '../../components/pet-photo/pet-photo.tsx';
import { PetFacts } from './pet-facts.tsx';

/** The card at the head of a pet's page: the photo on a tinted band, the facts under it, or beside it where there is room. */
export const HeaderCard = styled('section')(({ theme }) => ({
  display: 'grid',
  overflow: 'hidden',
  borderRadius: 24,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  '& > .photo': {
    display: 'grid',
    placeItems: 'center',
    padding: 20,
    backgroundColor: theme.palette.tint.coral,
  },
  '& > .facts': { padding: 20, minWidth: 0 },
  [theme.breakpoints.between('sm', 'md')]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
}));

export function PetHeader({ pet }: { pet: Pet }) {
  return (
    <HeaderCard>
      <div className="photo">
        <PetPhoto key={pet.id} pet={pet} />
      </div>
      <div className="facts">
        <PetFacts pet={pet} />
      </div>
    </HeaderCard>
  );
}
