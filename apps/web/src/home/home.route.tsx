import { PetCarousel } from '@huella/pets';
import { Page } from '@huella/ui';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useSelector } from 'react-redux';
import { copy } from '../copy.ts';
import { selectUserName } from '../store/store.ts';
import { CompleteDataCard } from './complete-data-card.tsx';
import { PromoCarousel } from './promo-carousel.tsx';

// From a desktop's width on, the promos stand beside the pets.
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', alignItems: 'start' },
}));

/** Home: the pets, what is left to do, the promos (specification §2). */
export function Component() {
  const name = useSelector(selectUserName);
  return (
    <Page title={copy.home.greeting(name)} width="wide">
      <Stack spacing={4}>
        <CompleteDataCard />
        <Columns>
          <PetCarousel />
          <PromoCarousel />
        </Columns>
      </Stack>
    </Page>
  );
}
