import type { Pet } from '@huella/contract';
import { PetFilter } from '@huella/pets/api';
import { ButtonLink, Icon, TextLink } from '@huella/ui';
import { petName } from '@huella/validation/text';
import Box from '@mui/material/Box';
import { eventsPaths } from '../../paths.ts';
import { copy } from './copy.ts';
import { useHistoryPlace } from './use-history-place.ts';

/** Whose events are shown, as a list or as a month, and the booklet of the pet that is chosen. */
export function HistoryBar({ pets, only }: { pets: readonly Pet[]; only: Pet | undefined }) {
  const { place, searchOf } = useHistoryPlace();
  const isMonth = place.view === 'month';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <PetFilter pets={pets} only={only} searchOf={(petId) => searchOf({ petId })} />
      <ButtonLink
        to={{ search: searchOf({ view: isMonth ? 'list' : 'month' }) }}
        replace
        variant="outlined"
        startIcon={<Icon name={isMonth ? 'list' : 'calendar'} />}
      >
        {isMonth ? copy.list : copy.month}
      </ButtonLink>
      {only && (
        <TextLink to={eventsPaths.booklet.href(only.id)}>{copy.booklet(petName(only.nombre))}</TextLink>
      )}
    </Box>
  );
}
