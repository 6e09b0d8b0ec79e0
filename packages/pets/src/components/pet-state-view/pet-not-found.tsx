import { ButtonLink, EmptyState } from '@huella/ui';
import { copy } from '../../copy.ts';
import { externalPaths } from '../../paths.ts';

/** A pet's screens for an id that is none, unknown or somebody else's: all read the same (D26, O-SE-03). */
export function PetNotFound() {
  return (
    <EmptyState
      illustration="not-found"
      title={copy.notFound.title}
      text={copy.notFound.text}
      action={
        <ButtonLink to={externalPaths.home} variant="contained">
          {copy.notFound.action}
        </ButtonLink>
      }
    />
  );
}
