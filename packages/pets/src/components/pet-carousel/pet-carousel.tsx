import type { Pet } from '@huella/contract';
import { ButtonLink, Icon, openedFrom } from '@huella/ui';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ComponentType, ReactNode } from 'react';
import { usePets } from '../../api/index.ts';
import { copy } from '../../copy.ts';
import { externalPaths, petsPaths } from '../../paths.ts';
import { FirstSteps } from '../first-steps/first-steps.tsx';
import { PetList } from './pet-list.tsx';

export interface PetCarouselProps {
  /** Offered when the pets cannot be loaded. */
  fallback?: ReactNode;
  /** For users without pets; undefined while unknown. */
  hasPersonalData?: boolean;
  /** The next event of a pet, in a line. */
  NextDue?: ComponentType<{ pet: Pet }>;
}

/**
 * The user's pets on home (specification §2) and a link to add one; without any, the steps to the first. Needs the API's store and
 * a router around it.
 */
export function PetCarousel({ fallback, hasPersonalData, NextDue }: PetCarouselProps) {
  const { data: pets, error, isFetching, refetch } = usePets();
  const list = (
    <PetList
      pets={pets}
      cause={error}
      busy={isFetching}
      onRetry={refetch}
      empty={<FirstSteps hasPersonalData={hasPersonalData} />}
      fallback={fallback}
      NextDue={NextDue}
    />
  );
  if (pets?.length === 0) return list;
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" sx={headerStyle}>
        <Typography component="h2" variant="h2">
          {copy.carousel.title}
        </Typography>
        <ButtonLink
          to={petsPaths.addPet.href()}
          state={openedFrom(externalPaths.home)}
          variant="text"
          startIcon={<Icon name="plus" />}
        >
          {copy.carousel.add}
        </ButtonLink>
      </Stack>
      {list}
    </Stack>
  );
}

const headerStyle = {
  justifyContent: 'space-between',
  alignItems: 'center',
  flexWrap: 'wrap',
  minHeight: 48,
  columnGap: 1,
  // Beside the heading also on a small phone, aligned with the edge of the cards.
  '& > a': { paddingInline: 1.5, marginInlineEnd: -1.5 },
} as const;
