import type { Pet } from '@huella/contract';
import { ButtonLink, ChoiceLinks, Icon, TextLink } from '@huella/ui';
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
      {pets.length > 1 && <PetFilter pets={pets} only={only} />}
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

function PetFilter({ pets, only }: { pets: readonly Pet[]; only: Pet | undefined }) {
  const { searchOf } = useHistoryPlace();
  const all = { label: copy.all, search: searchOf({ petId: null }), isCurrent: only === undefined };
  const ofPets = pets.map(({ id, nombre }) => ({
    label: petName(nombre),
    search: searchOf({ petId: id }),
    isCurrent: id === only?.id,
  }));
  return <ChoiceLinks label={copy.filter} choices={[all, ...ofPets]} />;
}
