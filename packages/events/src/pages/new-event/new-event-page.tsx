import { FormSkeleton, Page, useGoBack } from '@huella/ui';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { FactsGate } from '../../components/facts-gate/facts-gate.tsx';
import { eventsPaths } from '../../paths.ts';
import { copy } from './copy.ts';
import { NewEventFlow } from './new-event-flow.tsx';

/** Notes a past or planned event, in two steps (specification §2, §4 *Event*). */
export function NewEventPage() {
  const goBack = useStepBack();
  // Another query is another form.
  const { search } = useLocation();
  return (
    <Page title={copy.title} onBack={goBack} width="wide">
      <FactsGate skeleton={<FormSkeleton fields={5} />}>
        {(facts) => <NewEventFlow key={search} facts={facts} />}
      </FactsGate>
    </Page>
  );
}

/** From the second step to the first, also after a reload (D38); from the first to the origin. */
function useStepBack() {
  const goBack = useGoBack(eventsPaths.calendar.href());
  const navigate = useNavigate();
  const { search, key } = useLocation();
  const isBegunHere = useParams()['step'] === '2' && key === 'default';
  return () =>
    isBegunHere ? navigate({ pathname: eventsPaths.newEvent.href(), search }, { replace: true }) : goBack();
}
