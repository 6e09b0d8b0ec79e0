import { useAreRequestsKnown } from '@huella/changes';
import { ErrorState, FormSkeleton, Page, useStepBack } from '@huella/ui';
import { parseId } from '@huella/validation/number';
import { useParams } from 'react-router-dom';
import { copy } from '../../copy.ts';
import { originPath } from '../../paths.ts';
import { PersonalDataFlow } from './personal-data-flow.tsx';
import { useFreshPerson } from './use-fresh-person.ts';

/** The person's data, given for the first time or changed by a request (specification §2, §4 *Personal data*; D30). */
export function PersonalDataPage() {
  const petId = parseId(useParams()['petId']);
  const { person, isFetching, retry } = useFreshPerson();
  const isComplete = useAreRequestsKnown();
  const goBack = useStepBack(originPath(petId));

  function content() {
    // What waits already stands above a form that asks for changes: the two appear together.
    const waits = person !== undefined && person !== null && !isComplete;
    if (person !== undefined && !waits) return <PersonalDataFlow person={person} petId={petId} />;
    return isFetching || waits ? <FormSkeleton fields={6} /> : <ErrorState onRetry={retry} />;
  }
  return (
    <Page title={copy.title} onBack={goBack} width="narrow">
      {content()}
    </Page>
  );
}
