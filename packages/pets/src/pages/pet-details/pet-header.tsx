import type { Pet } from '@huella/contract';
import { styled } from '@mui/material/styles';
import { PetPhoto } from '../../components/pet-photo/pet-photo.tsx';
import { CardPreview } from './card-preview.tsx';
import { PetCover } from './pet-cover.tsx';
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
    backgroundColor: theme.palette.tint.primary,
    // The avatar of a cat has the other tint.
    '&[data-animal="Gato"]': { backgroundColor: theme.palette.tint.sun },
  },
  '& > .facts': { display: 'grid', alignContent: 'center', gap: 16, padding: 20, minWidth: 0 },
  '& > a': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    '& > .photo': { paddingInline: 32 },
  },
}));

/** Who the pet is, how its policy stands, and the way to its card. */
export function PetHeader({ pet }: { pet: Pet }) {
  return (
    <HeaderCard>
      <div className="photo" data-animal={pet.animal}>
        <PetPhoto key={pet.id} pet={pet} />
      </div>
      <div className="facts">
        <PetCover pet={pet} />
        <PetFacts pet={pet} />
      </div>
      <CardPreview pet={pet} />
    </HeaderCard>
  );
}
