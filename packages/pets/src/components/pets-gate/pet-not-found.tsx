import { ButtonLink, EmptyState } from '@huella/ui';
import { externalPaths } from '../../paths.ts';
import { copy } from './copy.ts';

export interface Elsewhere {
  to: string;
  label: string;
}

const home: Elsewhere = { to: externalPaths.home, label: copy.petNotFound.action };

/** The same for an invalid, unknown or foreign id (D26, O-SE-03). */
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
