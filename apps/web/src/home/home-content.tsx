import { PetCarousel } from '@huella/pets';
import { usePets } from '@huella/pets/api';
import { lazyPart, ListSkeleton, useIsListBeside } from '@huella/ui';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useSelector } from 'react-redux';
import { selectUserMail } from '../store/store.ts';
import { HomeSkeleton } from './home-skeleton.tsx';
import { PromoCarousel } from './promo-carousel.tsx';
import { useHasPersonalData } from './use-personal-data.ts';
import { useReadiness } from './use-readiness.ts';

const Waiting = lazyPart(async () => (await import('./waiting.tsx')).Waiting, {
  loading: <ListSkeleton rows={1} />,
});
const CalendarAtHome = lazyPart(async () => (await import('@huella/events/parts')).CalendarAtHome, {
  loading: <ListSkeleton rows={3} />,
});
const NextDue = lazyPart(async () => (await import('@huella/events/parts')).NextDue, {
  loading: <div style={{ minHeight: 24 }} />,
  failed: () => null,
});
const ChangeNotices = lazyPart(async () => (await import('@huella/changes')).ChangeNotices);

// From a desktop's width on, what comes stands beside the pets and what waits.
const Dashboard = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 1.75fr) minmax(0, 1fr)',
    columnGap: 40,
    alignItems: 'start',
  },
}));

/** Home: the pets, what waits for the owner, what comes, the promos; without a pet the steps to the first one. */
export function HomeContent() {
  const readiness = useReadiness();
  const { data: pets, isFetching } = usePets();
  if (readiness === 'unknown') return <HomeSkeleton />;
  if (pets?.length === 0) return <WithoutPets />;
  // What waits and what comes ask for the pets, too: shown before these are known, they would ask again for what just failed.
  const isKnown = pets !== undefined;
  return (
    <Dashboard>
      <Stack spacing={4}>
        <Pets />
        {isKnown && (
          <>
            <Waiting />
            <ChangeNotices petId={null} />
          </>
        )}
      </Stack>
      {(isKnown || !isFetching) && (
        <Stack spacing={4}>
          {isKnown && <CalendarAtHome />}
          <PromoCarousel perView={1} />
        </Stack>
      )}
    </Dashboard>
  );
}

function WithoutPets() {
  const isWide = useIsListBeside();
  return (
    <Stack spacing={4}>
      <Pets />
      <ChangeNotices petId={null} />
      <PromoCarousel perView={isWide ? 3 : 1} />
    </Stack>
  );
}

function Pets() {
  return (
    <PetCarousel
      account={useSelector(selectUserMail)}
      hasPersonalData={useHasPersonalData()}
      NextDue={NextDue}
    />
  );
}
