import type { Pet } from '@huella/contract';
import { LoadGate } from '@huella/ui';
import Stack from '@mui/material/Stack';
import { Fragment, type ReactNode } from 'react';
import type { PetState } from '../../api/use-pet.ts';
import { copy } from './copy.ts';
import { type Elsewhere, PetNotFound } from './pet-not-found.tsx';

export interface PetGateProps {
  state: PetState;
  /** The page's own shape while the pet is loading. */
  skeleton: ReactNode;
  /** Where to go on from a pet that is not found; home unless given. */
  elsewhere?: Elsewhere;
  children: (pet: Pet) => ReactNode;
}

/**
 * The states of every page that is about one pet: loading, not found (D26), error with retry, and the pet, of which it says when it could
 * not be asked for again. Another pet's page begins from the start.
 */
export function PetGate({ state, skeleton, elsewhere, children }: PetGateProps) {
  if (state.status === 'missing') return <PetNotFound elsewhere={elsewhere} />;
  return (
    <Stack spacing={2}>
      <LoadGate state={state} skeleton={skeleton} error={copy.petError} outdated={copy.outdated}>
        {({ pet }) => <Fragment key={pet.id}>{children(pet)}</Fragment>}
      </LoadGate>
    </Stack>
  );
}
