import { currentAccount } from '@huella/api-client';
import type { Pet } from '@huella/contract';
import { ButtonLink, Page, SuccessState } from '@huella/ui';
import { parseId } from '@huella/validation/number';
import { todayInArgentina } from '@huella/validation/day';
import { titleCase } from '@huella/validation/text';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { usePet } from '../../api/index.ts';
import { PetGate } from '../../components/pets-gate/pet-gate.tsx';
import { petPolicyStateOn } from '../../lib/policy-state-on.ts';
import { externalPaths, petsPaths } from '../../paths.ts';
import { titles } from '../../titles.ts';
import { copy } from './copy.ts';
import { HomeOnBack } from './home-on-back.tsx';
import { InsuredPageSkeleton } from './insured-page-skeleton.tsx';
import { isJustContracted } from './just-contracted.ts';
import { NewCard } from './new-card.tsx';

/** Celebrates a pet that has just been insured: its card, and what comes next. Back leads home, never into the form that was sent. */
export function InsuredPage() {
  const petId = parseId(useParams()['petId']);
  const pet = usePet(petId);
  const navigate = useNavigate();
  return (
    <Page title={titles.insured} onBack={() => navigate(externalPaths.home, { replace: true })} width="wide">
      <HomeOnBack />
      <PetGate state={pet} skeleton={<InsuredPageSkeleton />}>
        {(insured) => <Celebration pet={insured} />}
      </PetGate>
    </Page>
  );
}

/** A cover that is over is not celebrated, whatever led to this address. */
function Celebration({ pet }: { pet: Pet }) {
  const state = petPolicyStateOn(todayInArgentina(), pet);
  const isOver = state === 'anulada' || state === 'vencida';
  return isOver ? <Navigate to={petsPaths.details.href(pet.id)} replace /> : <NewCover pet={pet} />;
}

function NewCover({ pet }: { pet: Pet }) {
  const name = titleCase(pet.nombre);
  const account = currentAccount() ?? '';
  const state: unknown = useLocation().state;
  const actions = (
    <>
      <ButtonLink to={petsPaths.details.href(pet.id)} variant="contained" size="large">
        {copy.open(name)}
      </ButtonLink>
      <ButtonLink to={externalPaths.home} replace>
        {copy.home}
      </ButtonLink>
    </>
  );
  return (
    <SuccessState
      title={copy.title(name, pet.sexo)}
      text={isJustContracted(state) ? copy.text(account) : undefined}
      next={copy.next(name)}
      actions={actions}
    >
      <NewCard petId={pet.id} account={account} />
    </SuccessState>
  );
}
