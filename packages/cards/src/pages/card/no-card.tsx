import type { Pet } from '@huella/contract';
import { ButtonLink, EmptyState } from '@huella/ui';
import { petName } from '@huella/validation/text';
import { copy } from '../../copy.ts';
import { externalPaths } from '../../paths.ts';

export function NoCard({ pet }: { pet: Pet }) {
  return (
    <EmptyState
      illustration="empty-pets"
      title={copy.none.title(petName(pet.nombre))}
      text={copy.none.text}
      action={
        <ButtonLink to={externalPaths.syncPets} variant="contained">
          {copy.none.action}
        </ButtonLink>
      }
    />
  );
}
