import { useIsFresh } from '@huella/api-client';
import { useAreRequestsLoaded } from '@huella/changes';
import type { Person } from '@huella/contract';
import { ErrorState, FormSkeleton, Page, useStepBack } from '@huella/ui';
import { parseId } from '@huella/validation/number';
import { useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { profileApi } from '../../api/index.ts';
import { copy } from './copy.ts';
import { isInsuringPet, addPetPath } from '../../lib/insuring-pet.ts';
import { originPath } from '../../paths.ts';
import { PersonalDataFlow } from './personal-data-flow.tsx';

/** Specification §2, §4 *Personal data*; D30. */
export function PersonalDataPage() {
  const petId = parseId(useParams()['petId']);
  const { person, error, isFetching, retry } = useFreshPerson();
  const isComplete = useAreRequestsLoaded();
  const goBack = useStepBack(originPath(petId));

  const { search } = useLocation();
  const isAhead = useIsAhead(person, isInsuringPet(search));

  function content() {
    // Waits for pending requests, which are shown above the form: both appear together.
    const waits = person !== undefined && person !== null && !isComplete;
    if (isAhead) return <Navigate to={addPetPath(search)} replace />;
    if (person !== undefined && !waits) return <PersonalDataFlow person={person} petId={petId} />;
    return isFetching || waits ? <FormSkeleton fields={6} /> : <ErrorState cause={error} onRetry={retry} />;
  }
  return (
    <Page title={copy.title} onBack={goBack} width="wide">
      {content()}
    </Page>
  );
}

/** Skips this step if the data existed before it was opened. */
function useIsAhead(person: Person | null | undefined, isInsuring: boolean): boolean {
  const [wasThere, setWasThere] = useState<boolean>();
  if (wasThere === undefined && person !== undefined) setWasThere(person !== null);
  return isInsuring && wasThere === true;
}

/** The person's data, never from an old cache, because they fill a form. Null if there are none; undefined until loaded. */
function useFreshPerson() {
  const query = profileApi.useGetPersonQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, error, isFetching, refetch } = query;
  return { person: useIsFresh(query) ? data : undefined, error, isFetching, retry: () => void refetch() };
}
