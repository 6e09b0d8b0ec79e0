import type { Setting } from '@huella/api-client';
import type { Claim } from '@huella/contract';
import { usePet } from '@huella/pets/api';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  Icon,
  ListSkeleton,
  Page,
  useFirstStepBelow,
  useIsListBeside,
  useUrlStep,
  useStepBack,
} from '@huella/ui';
import { parseId } from '@huella/validation/number';
import { petName } from '@huella/validation/text';
import Button from '@mui/material/Button';
import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { copy as shared } from '../../copy.ts';
import { claimsPaths } from '../../paths.ts';
import { ClaimOverview } from './claim-overview.tsx';
import { ClaimSkeleton } from './claim-skeleton.tsx';
import { copy } from './copy.ts';
import { Documents } from './documents/documents.tsx';
import { menuStepOf, type MenuStep } from '../../lib/menu-steps.ts';
import { Movements } from './movements.tsx';
import { Refunds } from './refunds/refunds.tsx';
import { useClaim, type ClaimState } from './use-claim.ts';

interface StepProps {
  claim: Claim;
}

const contents: Readonly<Record<MenuStep, ComponentType<StepProps>>> = {
  reintegros: Refunds,
  documentacion: Documents,
  movimientos: Movements,
};

export function ClaimPage({ support, Offer }: Pick<ClaimContentProps, 'support' | 'Offer'>) {
  const id = parseId(useParams()['claimId']);
  const step = useFirstStepBelow(menuStepOf(useUrlStep().name));
  const state = useClaim(id);
  const title = useClaimTitle(state);
  const goBack = useStepBack(
    state.status === 'present' ? claimsPaths.ofPet.href(state.claim.mascotaId) : claimsPaths.all.href(),
  );
  const canPrint = step === null && state.status === 'present';
  return (
    <Page
      title={step === null ? title : copy.steps[step]}
      onBack={goBack}
      width="wide"
      aside={canPrint && <PrintButton />}
    >
      <ClaimContent key={id} state={state} step={step} support={support} Offer={Offer} />
    </Page>
  );
}

function useClaimTitle(state: ClaimState): string {
  const claim = state.status === 'present' ? state.claim : null;
  const pet = usePet(claim?.mascotaId ?? null);
  if (claim === null) return copy.title;
  return shared.claimOf(claim.id, pet.status === 'present' ? petName(pet.pet.nombre) : '');
}

interface ClaimContentProps {
  state: ClaimState;
  step: MenuStep | null;
  support: Setting;
  Offer: ComponentType | undefined;
}

function ClaimContent({ state, step, support, Offer }: ClaimContentProps) {
  if (state.status === 'loading') return step === null ? <ClaimSkeleton /> : <ListSkeleton rows={4} />;
  if (state.status === 'failed')
    return <ErrorState title={copy.error} cause={state.cause} onRetry={state.retry} busy={state.busy} />;
  if (state.status === 'missing')
    return (
      <EmptyState
        illustration="not-found"
        title={copy.notFound.title}
        text={copy.notFound.text}
        action={
          <ButtonLink to={claimsPaths.all.href()} variant="contained">
            {copy.notFound.action}
          </ButtonLink>
        }
      />
    );
  if (step === null)
    return (
      <ClaimOverview
        claim={state.claim}
        support={support}
        Offer={Offer}
        onRetry={state.isOutdated ? state.retry : undefined}
      />
    );
  const Content = contents[step];
  return <Content claim={state.claim} />;
}

/** Only on desktops, where a printer is likely. */
function PrintButton() {
  if (!useIsListBeside()) return null;
  return (
    <Button startIcon={<Icon name="print" />} onClick={() => window.print()}>
      {copy.print}
    </Button>
  );
}
