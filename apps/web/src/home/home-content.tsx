import { PetCarousel } from '@huella/pets';
import { lazyPart } from '@huella/ui';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useSelector } from 'react-redux';
import { selectUserMail } from '../store/store.ts';
import { CompleteDataCard } from './complete-data-card.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import { PromoCarousel } from './promo-carousel.tsx';
import { useReadiness } from './use-readiness.ts';

const ClaimsAtHome = lazyPart(async () => (await import('@huella/claims/parts')).ClaimsAtHome);
const CalendarAtHome = lazyPart(async () => (await import('@huella/events/parts')).CalendarAtHome);
const FoodAtHome = lazyPart(async () => (await import('@huella/food/parts')).FoodAtHome);
const ChangeNotices = lazyPart(async () => (await import('@huella/changes')).ChangeNotices);

// From a desktop's width on, the promos stand beside the pets.
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', alignItems: 'start' },
}));

/** What is left to do, the pets, what their claims, their calendar and their food wait for, the promos. What may arrive later stands last, so that nothing moves when it does. */
export function HomeContent() {
  const readiness = useReadiness();
  const account = useSelector(selectUserMail);
  if (readiness === 'unknown') return <HomeSkeleton />;
  return (
    <Stack spacing={4}>
      {readiness === 'known' && <CompleteDataCard />}
      <Columns>
        <Stack spacing={4}>
          <PetCarousel account={account} />
          <ClaimsAtHome />
          <CalendarAtHome />
          <FoodAtHome />
        </Stack>
        <PromoCarousel />
      </Columns>
      {readiness === 'late' && <CompleteDataCard />}
      <ChangeNotices petId={null} />
    </Stack>
  );
}
