import { currentAccount } from '@huella/api-client';
import type { Pet } from '@huella/contract';
import {
  ButtonLink,
  isOpenedFrom,
  leavingSaved,
  NavigationBlocker,
  Page,
  SuccessState,
  type Move,
} from '@huella/ui';
import { parseId } from '@huella/validation/number';
import { todayInArgentina } from '@huella/validation/day';
import { titleCase } from '@huella/validation/text';
import type { ReactNode } from 'react';
import { Navigate, NavigationType, useLocation, useNavigate, useParams } from 'react-router-dom';
import { usePet } from '../../api/index.ts';
import { PetGate } from '../../components/pets-gate/pet-gate.tsx';
import type { CardParts } from '../../options.ts';
import { petPolicyStateOn } from '../../lib/policy-state-on.ts';
import { externalPaths, petsPaths } from '../../paths.ts';
import { titles } from '../../titles.ts';
import { copy } from './copy.ts';
import { InsuredPageSkeleton } from './insured-page-skeleton.tsx';
import { isJustInsured } from './just-insured.ts';

/** Celebrates a pet that has just been insured. Back leads home, never into the submitted form. */
export function createInsuredPage({ NewCard, CardSkeleton }: CardParts) {
  return function InsuredPage() {
    const petId = parseId(useParams()['petId']);
    const navigate = useNavigate();
    return (
      <Page
        title={titles.insured}
        onBack={() => navigate(externalPaths.home, { replace: true })}
        width="wide"
      >
        <HomeOnBack />
        <PetGate state={usePet(petId)} skeleton={<InsuredPageSkeleton card={<CardSkeleton />} />}>
          {(pet) => <Celebration pet={pet} card={<NewCard petId={pet.id} />} />}
        </PetGate>
      </Page>
    );
  };
}

interface CelebrationProps {
  pet: Pet;
  card: ReactNode;
}

/** Redirects to the pet when its coverage is over. */
function Celebration({ pet, card }: CelebrationProps) {
  const navigationState: unknown = useLocation().state;
  const state = petPolicyStateOn(todayInArgentina(), pet);
  if (state === 'anulada' || state === 'vencida')
    return <Navigate to={petsPaths.details.href(pet.id)} replace />;
  const name = titleCase(pet.nombre);
  return (
    <SuccessState
      title={copy.title(name, pet.sexo)}
      text={isJustInsured(navigationState) ? copy.text(currentAccount() ?? '') : undefined}
      next={copy.next(name)}
      actions={
        <>
          <ButtonLink to={petsPaths.details.href(pet.id)} variant="contained" size="large">
            {copy.open(name)}
          </ButtonLink>
          <ButtonLink to={externalPaths.home} replace>
            {copy.home}
          </ButtonLink>
        </>
      }
    >
      {card}
    </SuccessState>
  );
}

/** Leads back home: the pages before it, such as the choice of a plan, are done with. */
function HomeOnBack() {
  const navigate = useNavigate();
  const isOverHome = isOpenedFrom(externalPaths.home, useLocation().state);
  const goHome = () => navigate(externalPaths.home, { replace: true, state: leavingSaved });
  return isOverHome ? null : <NavigationBlocker shouldBlock={isBack} onBlocked={goHome} />;
}

function isBack({ historyAction, delta }: Move): boolean {
  return historyAction === NavigationType.Pop && (delta === null || delta < 0);
}
