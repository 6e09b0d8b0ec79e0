import type { Setting } from '@huella/api-client';
import type { Claim } from '@huella/contract';
import { usePet } from '@huella/pets/api';
import { InlineAlert, PetAvatar, usePartOnTap, useFocusKeeper } from '@huella/ui';
import { petName } from '@huella/validation/text';
import { styled } from '@mui/material/styles';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type ComponentType } from 'react';
import { ClaimInformation } from '../../components/claim-information/claim-information.tsx';
import { FormSent } from '../../components/vet-contact/form-sent.tsx';
import { loadVetContactSheet } from '../../components/vet-contact/load-vet-contact-sheet.ts';
import { copy as shared } from '../../copy.ts';
import { ClaimMenu } from './claim-menu.tsx';
import { copy } from './copy.ts';
import { JustFiled } from './just-filed.tsx';
import { PrintedPapers } from './printed-papers.tsx';
import { Resolution } from './resolution/resolution.tsx';
import { StageSection } from './stage-section.tsx';
import { useClaimProgress } from './use-claim-progress.ts';

const Overview = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  '& > .screen:empty': { display: 'none' },
  // A sheet says what is, and offers nothing to press.
  '@media print': { '& button, & .MuiButton-root, & > .screen': { display: 'none' } },
});

export interface ClaimOverviewProps {
  claim: Claim;
  /** Where the owner writes for help. */
  support: Setting;
  /** What the app offers to the owner of a claim; it may arrive later, so it is below what is tapped. */
  Offer: ComponentType | undefined;
  /** Asks again for a claim that could not be refreshed. */
  onRetry: (() => void) | undefined;
}

/** The line of stages, what was decided, the menu, and what the claim is about. */
export function ClaimOverview({ claim, support, Offer, onRetry }: ClaimOverviewProps) {
  const pet = usePet(claim.mascotaId);
  const state = useClaimProgress(claim);
  const contact = usePartOnTap(loadVetContactSheet);
  const [isFormSent, setFormSent] = useState(false);
  const place = useFocusKeeper();
  const name = pet.status === 'present' ? petName(pet.pet.nombre) : '';
  return (
    <Overview {...place}>
      <JustFiled state={state} />
      {isFormSent && <FormSent />}
      <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
        {pet.status === 'present' && <PetAvatar animal={pet.pet.animal} src={pet.pet.img_link} name={name} />}
        <Typography component="h2" variant="h2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {copy.heading(claim.id, name)}
        </Typography>
      </Stack>
      {onRetry && (
        <InlineAlert tone="warning" action={{ label: shared.retry, onClick: onRetry }}>
          {copy.outdated}
        </InlineAlert>
      )}
      <StageSection state={state} onContact={contact.open} />
      <Resolution claimId={claim.id} support={support} />
      <PrintedPapers claim={claim} />
      <ClaimMenu claimId={claim.id} state={state} onContact={contact.open} />
      {Offer && (
        <div className="screen">
          <Offer />
        </div>
      )}
      <section>
        <Typography component="h2" variant="h3" sx={{ mb: 1 }}>
          {copy.information}
        </Typography>
        <ClaimInformation claim={claim} />
      </section>
      {contact.Part && (
        <contact.Part
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
