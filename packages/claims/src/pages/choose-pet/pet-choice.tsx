import type { Pet } from '@huella/contract';
import { hasDraft } from '@huella/forms';
import { PetThumbnail } from '@huella/pets/api';
import { ListGroup, ListLink } from '@huella/ui';
import { formatDay } from '@huella/validation/day';
import { petName } from '@huella/validation/text';
import Stack from '@mui/material/Stack';
import { claimDraft } from '../../lib/claim-draft.ts';
import { claimsPaths } from '../../paths.ts';
import { copy } from './copy.ts';

export function PetChoice({ pets }: { pets: readonly Pet[] }) {
  const begun = pets.filter(({ id }) => hasDraft(claimDraft(id)));
  return (
    <Stack spacing={3}>
      {begun.length > 0 && (
        <ListGroup title={copy.begun}>
          {begun.map(({ id, nombre }) => (
            <ListLink
              key={id}
              icon="edit"
              to={claimsPaths.newClaim.href(id)}
              label={copy.resume(petName(nombre))}
              note={copy.resumeNote}
            />
          ))}
        </ListGroup>
      )}
      <ListGroup title={copy.question}>
        {pets.map((pet) => (
          <ListLink
            key={pet.id}
            icon={<PetThumbnail pet={pet} size={40} />}
            to={claimsPaths.newClaim.href(pet.id)}
            label={petName(pet.nombre)}
            note={pet.anulada ? copy.cancelled(formatDay(pet.anulada)) : pet.raza}
          />
        ))}
      </ListGroup>
    </Stack>
  );
}
