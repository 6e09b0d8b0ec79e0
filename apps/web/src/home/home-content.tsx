import { OfflineCardLinks } from '@huella/cards';
import { PetCarousel } from '@huella/pets';
import { usePets } from '@huella/pets/api';
import { lazyComponent, ListSkeleton, SkeletonBar, useIsListBeside } from '@huella/ui';
import Stack from '@mui/material/Stack';
import { useSelector } from 'react-redux';
import { selectUserEmail } from '../store/store.ts';
import { Dashboard } from './dashboard.ts';
import { ComingSkeleton, HomeSkeleton } from './home-skeleton.tsx';
import { PromoCarousel } from './promo-carousel.tsx';
import { useHasPersonalData } from './use-personal-data.ts';
import { useWaitForPersonalData } from './use-wait-for-personal-data.ts';

const Waiting = lazyComponent(async () => (await import('./waiting.tsx')).Waiting, {
  loading: <ListSkeleton rows={1} />,
});
const CalendarAtHome = lazyComponent(async () => (await import('@huella/events/parts')).CalendarAtHome, {
  loading: <ListSkeleton rows={3} />,
});
const NextDue = lazyComponent(async () => (await import('@huella/events/parts')).NextDue, {
  loading: <SkeletonBar sx={{ width: '70%', height: 14, my: '5px' }} />,
  failed: () => null,
});
const ChangeNotices = lazyComponent(async () => (await import('@huella/changes')).ChangeNotices);

export function HomeContent() {
  const personalData = useWaitForPersonalData();
  const { data: pets, isFetching } = usePets();
  if (personalData === 'waiting') return <HomeSkeleton />;
  if (pets?.length === 0) return <WithoutPets />;
  // These need the pets, too: shown earlier, they would refetch what just failed.
  const isKnown = pets !== undefined;
  const isPending = !isKnown && isFetching;
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
        {isPending && <ListSkeleton rows={2} />}
      </Stack>
      {isPending ? (
        <ComingSkeleton />
      ) : (
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
      fallback={<OfflineCardLinks account={useSelector(selectUserEmail)} />}
      hasPersonalData={useHasPersonalData()}
      NextDue={NextDue}
    />
  );
}
