import type { Pet } from '@huella/contract';
import { LoadGate } from '@huella/ui';
import Stack from '@mui/material/Stack';
import { Fragment, type ReactNode } from 'react';
import type { PetState } from '../../api/use-pet.ts';
import { copy } from './copy.ts';
import { type Elsewhere, PetNotFound } from './pet-not-found.tsx';

export interface PetGateProps {
  state: PetState;
  skeleton: ReactNode;
  /** The link of a pet that is not found; home by default. */
  elsewhere?: Elsewhere;
  children: (pet: Pet) => ReactNode;
}

/**
 * The states of a page about one pet: loading, not found (D26), error with retry, and the pet, with a notice when its refetch failed.
 * Another pet remounts the page.
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
