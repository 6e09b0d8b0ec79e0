import { useAreRequestsKnown } from '@huella/changes';
import type { Person } from '@huella/contract';
import { ErrorState, FormSkeleton, Page, useStepBack } from '@huella/ui';
import { parseId } from '@huella/validation/number';
import { useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { copy } from '../../copy.ts';
import { isOnWayToPet, petAddress } from '../../lib/way-to-pet.ts';
import { originPath } from '../../paths.ts';
import { PersonalDataFlow } from './personal-data-flow.tsx';
import { useFreshPerson } from './use-fresh-person.ts';

/** Specification §2, §4 *Personal data*; D30. */
export function PersonalDataPage() {
  const petId = parseId(useParams()['petId']);
  const { person, isFetching, retry } = useFreshPerson();
  const isComplete = useAreRequestsKnown();
  const goBack = useStepBack(originPath(petId));

  const { search } = useLocation();
  const isAhead = useIsAhead(person, isOnWayToPet(search));

  function content() {
    // Waits for pending requests, which are shown above the form: both appear together.
    const waits = person !== undefined && person !== null && !isComplete;
    if (isAhead) return <Navigate to={petAddress(search)} replace />;
    if (person !== undefined && !waits) return <PersonalDataFlow person={person} petId={petId} />;
    return isFetching || waits ? <FormSkeleton fields={6} /> : <ErrorState onRetry={retry} />;
  }
  return (
    <Page title={copy.title} onBack={goBack} width="wide">
      {content()}
    </Page>
  );
}

/** Skips this step if the data existed before it was opened. */
function useIsAhead(person: Person | null | undefined, isOnWay: boolean): boolean {
  const [wasThere, setWasThere] = useState<boolean>();
  if (wasThere === undefined && person !== undefined) setWasThere(person !== null);
  return isOnWay && wasThere === true;
}
