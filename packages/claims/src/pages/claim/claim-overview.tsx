import type { Setting } from '@huella/api-client';
import type { Claim } from '@huella/contract';
import { InlineAlert, SuccessState, useFocusKeeper, useIsListBeside, useSheetOnTap } from '@huella/ui';
import { styled } from '@mui/material/styles';
import { useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { CLAIMS_FRESH_SECONDS, claimsApi } from '../../api/claims-endpoints.ts';
import { FormSent } from '../../components/vet-contact/form-sent.tsx';
import { loadVetContactSheet } from '../../components/vet-contact/load-vet-contact-sheet.ts';
import { copy as shared } from '../../copy.ts';
import { isJustFiled } from '../../lib/just-filed.ts';
import { ClaimInformationCard } from './claim-information-card.tsx';
import { ClaimMenu } from './claim-menu.tsx';
import { copy } from './copy.ts';
import { Ending } from './ending.tsx';
import { LatestMovements } from './latest-movements.tsx';
import { PrintedPapers } from './printed-papers.tsx';
import { Resolution } from './resolution/resolution.tsx';
import { StageSection } from './stage-section.tsx';
import { useClaimProgress, type ProgressState } from './use-claim-progress.ts';

const Overview = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  // Hides buttons on paper.
  '@media print': { '& button, & .MuiButton-root, & .screen': { display: 'none' } },
});

const Container = styled('div')({ containerType: 'inline-size' });

/** Beside each other where both have room. */
const Sides = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  alignItems: 'start',
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 },
  '& .screen:empty': { display: 'none' },
  '@container (min-width: 39em)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 16,
    '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export interface ClaimOverviewProps {
  claim: Claim;
  support: Setting;
  Offer: ComponentType | undefined;
  /** Refetches an outdated claim. */
  onRetry: (() => void) | undefined;
}

/** Stages, decision, menu and information of a claim. */
export function ClaimOverview({ claim, support, Offer, onRetry }: ClaimOverviewProps) {
  const state = useClaimProgress(claim);
  const isDesktop = useIsListBeside();
  const { currentData: movements = [] } = claimsApi.useListClaimMovementsQuery(claim.id, {
    refetchOnMountOrArgChange: CLAIMS_FRESH_SECONDS,
  });
  const contact = useSheetOnTap(loadVetContactSheet);
  const [isFormSent, setFormSent] = useState(false);
  const focusProps = useFocusKeeper();
  const ended = state.status === 'known' && state.progress?.next === 'nothing' ? state : null;
  return (
    <Overview {...focusProps}>
      <JustFiled state={state} />
      {isFormSent && <FormSent />}
      {onRetry && (
        <InlineAlert tone="warning" action={{ label: shared.retry, onClick: onRetry }}>
          {copy.outdated}
        </InlineAlert>
      )}
      <StageSection
        state={state}
        onContact={contact.open}
        ending={
          ended?.resolution && <Ending claimId={claim.id} resolution={ended.resolution} support={support} />
        }
      />
      <Resolution
        claimId={claim.id}
        support={support}
        isToldAbove={ended?.progress?.current === 'resolucion'}
      />
      <PrintedPapers claim={claim} />
      <Container>
        <Sides>
          <ClaimMenu movements={movements} state={state} onContact={contact.open} />
          <div>
            <ClaimInformationCard claim={claim} />
            {isDesktop && <LatestMovements movements={movements} />}
            {Offer && (
              <div className="screen">
                <Offer />
              </div>
            )}
          </div>
        </Sides>
      </Container>
      {contact.LoadedSheet && (
        <contact.LoadedSheet
          claimId={claim.id}
          indications={[]}
          open={contact.isOpen}
          onClose={contact.close}
          onSent={() => setFormSent(true)}
        />
      )}
    </Overview>
  );
}

function JustFiled({ state }: { state: ProgressState }) {
  const location = useLocation();
  if (state.status === 'loading' || state.progress?.next !== 'send-form') return null;
  return isJustFiled(location.state) ? <SuccessState illustration="sent" {...copy.filed} /> : null;
}
