import type { Pet } from '@huella/contract';
import { ErrorState, InlineAlert } from '@huella/ui';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { PetState } from '../../api/index.ts';
import { copy } from '../../copy.ts';
import { PetNotFound } from './pet-not-found.tsx';

export interface PetStateViewProps {
  state: PetState;
  /** The screen's own shape while the pet is on its way. */
  skeleton: ReactNode;
  children: (pet: Pet) => ReactNode;
}

/** The states of every page that is about one pet: loading, not found, error with retry, and the pet. */
export function PetStateView({ state, skeleton, children }: PetStateViewProps) {
  if (state.status === 'loading') return skeleton;
  if (state.status === 'missing') return <PetNotFound />;
  if (state.status === 'failed')
    return (
      <ErrorState
        title={copy.petError.title}
        message={copy.petError.text}
        onRetry={state.retry}
        busy={state.busy}
      />
    );
  return (
    <Stack spacing={2} key={state.pet.id}>
      {state.isOutdated && (
        <InlineAlert tone="warning" action={{ label: copy.retry, onClick: state.retry }}>
          {copy.outdated}
        </InlineAlert>
      )}
      {children(state.pet)}
    </Stack>
  );
}
