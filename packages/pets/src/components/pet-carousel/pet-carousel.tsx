import { ButtonLink, openedFrom } from '@huella/ui';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { usePets } from '../../api/index.ts';
import { copy } from '../../copy.ts';
import { externalPaths, petsPaths } from '../../paths.ts';
import { PetList } from './pet-list.tsx';

export interface PetCarouselProps {
  /** The account whose kept cards are offered when the pets cannot be loaded; none unless said. */
  account?: string;
}

/**
 * The person's pets on home, three to a view, with the way to add one always at hand (specification §2). Needs the
 * API's store and a router around it.
 */
export function PetCarousel({ account = '' }: PetCarouselProps) {
  const { data: pets, isFetching, refetch } = usePets();
  const addPet = (
    <ButtonLink to={petsPaths.addPet.href()} state={openedFrom(externalPaths.home)} variant="contained">
      {copy.carousel.add}
    </ButtonLink>
  );
  const isEmpty = pets?.length === 0;
  return (
    <Stack spacing={2}>
      <Stack direction="row" sx={headerStyle}>
        <Typography component="h2" variant="h2">
          {copy.carousel.title}
        </Typography>
        {!isEmpty && addPet}
      </Stack>
      <PetList pets={pets} busy={isFetching} onRetry={refetch} addPet={addPet} account={account} />
    </Stack>
  );
}

const headerStyle = {
  justifyContent: 'space-between',
  alignItems: 'center',
  flexWrap: 'wrap',
  // The button's height, also where the button stands elsewhere: nothing moves when the list turns out to be empty.
  minHeight: 48,
  gap: 1,
} as const;
