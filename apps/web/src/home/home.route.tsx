import { PetCarousel } from '@huella/pets';
import { Page } from '@huella/ui';
import Stack from '@mui/material/Stack';
import { useSelector } from 'react-redux';
import { AccountButton } from '../account/account-button.tsx';
import { copy } from '../copy.ts';
import { selectUserName } from '../store/store.ts';
import { CompleteDataCard } from './complete-data-card.tsx';
import { PromoCarousel } from './promo-carousel.tsx';

/** Home: the pets, what is left to do, the promos (specification §2). */
export function Component() {
  const name = useSelector(selectUserName);
  return (
    <Page title={copy.home.greeting(name)} aside={<AccountButton />} width="wide">
      <Stack spacing={4}>
        <CompleteDataCard />
        <PetCarousel />
        <PromoCarousel />
      </Stack>
    </Page>
  );
}
