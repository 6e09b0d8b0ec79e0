import { ButtonLink, EmptyState } from '@huella/ui';
import { externalPaths } from '../../paths.ts';
import { copy } from './copy.ts';

/** A way on from a pet that is not found. */
export interface Elsewhere {
  to: string;
  label: string;
}

const home: Elsewhere = { to: externalPaths.home, label: copy.petNotFound.action };

/** A pet's screens for an id that is none, unknown or somebody else's: all read the same (D26, O-SE-03). */
export function PetNotFound({ elsewhere = home }: { elsewhere?: Elsewhere }) {
  return (
    <EmptyState
      illustration="not-found"
      title={copy.petNotFound.title}
      text={copy.petNotFound.text}
      action={
        <ButtonLink to={elsewhere.to} variant="contained">
          {elsewhere.label}
        </ButtonLink>
      }
    />
  );
}
