import type { Pet } from '@huella/contract';
import { hasDraft } from '@huella/forms';
import { ListGroup, ListLink, PetAvatar } from '@huella/ui';
import { formatDay } from '@huella/validation/day';
import { petName } from '@huella/validation/text';
import Stack from '@mui/material/Stack';
import { claimDraft } from '../../lib/claim-draft.ts';
import { claimsPaths } from '../../paths.ts';
import { copy } from './copy.ts';

/** The pets, and before them the claims that were begun and not sent. */
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
        {pets.map(({ id, nombre, raza, anulada, animal, img_link }) => (
          <ListLink
            key={id}
            icon={<PetAvatar animal={animal} src={img_link} name={petName(nombre)} size={40} />}
            to={claimsPaths.newClaim.href(id)}
            label={petName(nombre)}
            note={anulada ? copy.cancelled(formatDay(anulada)) : raza}
          />
        ))}
      </ListGroup>
    </Stack>
  );
}
