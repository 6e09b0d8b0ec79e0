import type { Pet } from '@huella/contract';
import { PetFilter } from '@huella/pets/api';
import { TextLink } from '@huella/ui';
import { petName } from '@huella/validation/text';
import Box from '@mui/material/Box';
import { eventsPaths } from '../../paths.ts';
import { copy } from './copy.ts';
import { useHistoryQuery } from './use-history-query.ts';

export function HistoryBar({ pets, only }: { pets: readonly Pet[]; only: Pet | undefined }) {
  const { searchOf, follow } = useHistoryQuery();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' }}>
      <PetFilter
        pets={pets}
        only={only}
        searchOf={(petId) => searchOf({ petId })}
        followTo={(petId) => follow({ petId })}
      />
      {only && (
        <TextLink to={eventsPaths.booklet.href(only.id)}>{copy.booklet(petName(only.nombre))}</TextLink>
      )}
    </Box>
  );
}
