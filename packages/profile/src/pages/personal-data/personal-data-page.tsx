import { ErrorState, FormSkeleton, Page, useTwoSteps } from '@huella/ui';
import { parseId } from '@huella/validation/number';
import { useNavigate, useParams } from 'react-router-dom';
import { copy } from '../../copy.ts';
import { exitOf } from '../../paths.ts';
import { PersonalDataFlow } from './personal-data-flow.tsx';
import { useFreshPerson } from './use-fresh-person.ts';

/** The person's data, given for the first time or changed by a request (specification §2, §4 *Personal data*; D30). */
export function PersonalDataPage() {
  const petId = parseId(useParams()['petId']);
  const { person, isFetching, retry } = useFreshPerson();
  const steps = useTwoSteps('person', 'address', 'domicilio');
  const navigate = useNavigate();
  const goBack = () => (steps.current === 'person' ? navigate(exitOf(petId)) : steps.toFirst());

  function content() {
    if (person !== undefined) return <PersonalDataFlow person={person} petId={petId} steps={steps} />;
    return isFetching ? <FormSkeleton fields={6} /> : <ErrorState onRetry={retry} />;
  }
  return (
    <Page title={copy.title} onBack={goBack} width="narrow">
      {content()}
    </Page>
  );
}
