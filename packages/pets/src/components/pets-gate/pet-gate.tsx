import type { Pet } from '@huella/contract';
import { ButtonLink, EmptyState, ErrorState } from '@huella/ui';
import type { ReactNode } from 'react';
import type { PetState } from '../../api/use-pet.ts';
import { copy } from './copy.ts';

export interface PetGateProps {
  state: PetState;
  /** The page's own shape while the pet is loading. */
  skeleton: ReactNode;
  /** Where to go on from a pet that is not found. */
  elsewhere: { to: string; label: string };
  children: (pet: Pet) => ReactNode;
}

/** The states of a feature's page that is about one pet: loading, not found (D26), error with retry, and the pet. */
export function PetGate({ state, skeleton, elsewhere, children }: PetGateProps) {
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
        <ButtonLink to={elsewhere.to} variant="contained">
          {elsewhere.label}
        </ButtonLink>
      }
    />
  );
}
