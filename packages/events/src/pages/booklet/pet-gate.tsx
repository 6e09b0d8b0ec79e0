import type { Pet } from '@huella/contract';
import type { PetState } from '@huella/pets/api';
import { ButtonLink, EmptyState, ErrorState } from '@huella/ui';
import type { ReactNode } from 'react';
import { externalPaths } from '../../paths.ts';
import { copy } from './copy.ts';

export interface PetGateProps {
  state: PetState;
  /** The page's own shape while the pet is loading. */
  skeleton: ReactNode;
  children: (pet: Pet) => ReactNode;
}

/** The states of a page that is about one pet: loading, not found (D26), error with retry, and the pet. */
export function PetGate({ state, skeleton, children }: PetGateProps) {
  if (state.status === 'loading') return skeleton;
  if (state.status === 'failed')
    return (
      <ErrorState
        title={copy.petError.title}
        message={copy.petError.text}
        onRetry={state.retry}
        busy={state.busy}
      />
    );
  if (state.status === 'present') return children(state.pet);
  return (
    <EmptyState
      illustration="not-found"
      title={copy.petNotFound.title}
      text={copy.petNotFound.text}
      action={
        <ButtonLink to={externalPaths.home} variant="contained">
          {copy.petNotFound.action}
        </ButtonLink>
      }
    />
  );
}
