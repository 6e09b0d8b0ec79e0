import { useStepBack } from '@huella/forms';
import { ButtonLink, EmptyState, ErrorState, ListSkeleton, Page } from '@huella/ui';
import { parseId } from '@huella/validation/number';
import { useParams, useSearchParams } from 'react-router-dom';
import { claimsPaths } from '../../paths.ts';
import { ClaimOverview } from './claim-overview.tsx';
import { copy } from './copy.ts';
import { MOVEMENTS_STEP } from './menu-steps.ts';
import { Movements } from './movements.tsx';
import { useClaim, type ClaimState } from './use-claim.ts';

/** A claim: how far it is, and its menu, whose steps stand in the address (specification §2 *Claim menu*, D82). */
export function ClaimPage() {
  const id = parseId(useParams()['claimId']);
  const [search] = useSearchParams();
  const isMovements = search.get('paso') === MOVEMENTS_STEP;
  const state = useClaim(id);
  const goBack = useStepBack(
    state.status === 'present' ? claimsPaths.ofPet.href(state.claim.mascotaId) : claimsPaths.all.href(),
  );
  return (
    <Page title={isMovements ? copy.movements : copy.title} onBack={goBack} width="wide">
      <ClaimContent key={id} state={state} isMovements={isMovements} />
    </Page>
  );
}

function ClaimContent({ state, isMovements }: { state: ClaimState; isMovements: boolean }) {
  if (state.status === 'loading') return <ListSkeleton rows={4} />;
  if (state.status === 'failed')
    return (
      <ErrorState
        title={copy.error.title}
        message={copy.error.text}
        onRetry={state.retry}
        busy={state.busy}
      />
    );
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
  if (isMovements) return <Movements claimId={state.claim.id} />;
  return <ClaimOverview claim={state.claim} onRetry={state.isOutdated ? state.retry : undefined} />;
}
