import { ChangeNotices, ChangeReview } from '@huella/changes';
import type { Person } from '@huella/contract';
import { LeaveFlow } from '@huella/forms';
import { FormWithSummary, GoBack, openedFrom, StepProgress } from '@huella/ui';
import { todayInArgentina } from '@huella/validation/day';
import { insureStepLabels } from '@huella/validation/messages';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { copy } from './copy.ts';
import { AddressForm } from '../../forms/address-form/address-form.tsx';
import { PersonForm } from '../../forms/person-form/person-form.tsx';
import { addPetPath } from '../../lib/insuring-pet.ts';
import { originPath, profilePaths } from '../../paths.ts';
import { PersonalDataSummary } from './personal-data-summary.tsx';
import { useCreation } from './use-creation.ts';
import { usePersonalDataForm } from './use-personal-data-form.ts';
import { usePersonChange } from './use-person-change.ts';

export interface PersonalDataFlowProps {
  /** Null when given for the first time. */
  person: Person | null;
  /** The pet whose page led here; sent with a change request. */
  petId: number | null;
}

/**
 * The two steps over one form. New data are sent at once and lead to the form of a pet, or back to the screen that needs them;
 * changes are reviewed and sent as a request.
 */
export function PersonalDataFlow({ person, petId }: PersonalDataFlowProps) {
  const [today] = useState(() => todayInArgentina());
  const [filledWith] = useState(person);
  const [exit, setExit] = useState<'back' | 'pet' | null>(null);
  const returns = useReturns();
  const { search } = useLocation();
  const before = filledWith ?? person;
  const flow = usePersonalDataForm(filledWith, today);
  const { current, entries } = flow.steps;
  const creation = useCreation(flow, () => setExit(returns ? 'back' : 'pet'));
  const change = usePersonChange(flow, { before, petId, onSent: () => setExit('back') });

  if (exit === 'back') return <GoBack entries={entries} fallback={originPath(petId)} />;
  if (exit === 'pet') return <LeaveFlow entries={entries} to={addPetPath(search)} state={fromPersonalData} />;
  const { submit } = before === null ? creation : change;
  const step = { flow, failure: change.failure ?? creation.failure, onSubmit: submit };
  const leadsOn = before === null && !returns;
  return (
    <FormWithSummary summary={<PersonalDataSummary form={flow.form} isFirst={before === null} />}>
      <Stack spacing={3}>
        <StepProgress
          names={leadsOn ? allStepNames : personStepNames}
          current={current === 'person' ? 0 : 1}
        />
        {before !== null && <ChangeNotices petId={null} />}
        {before !== null && <Typography>{copy.changeMode}</Typography>}
        {current === 'person' ? (
          <PersonForm {...step} today={today} />
        ) : (
          <AddressForm
            {...step}
            submitLabel={before === null ? copy.submit : copy.review}
            busy={creation.busy}
          />
        )}
        {change.review !== null && <ChangeReview {...change.review} />}
      </Stack>
    </FormWithSummary>
  );
}

const personStepNames = [insureStepLabels.person, insureStepLabels.address];
const allStepNames = Object.values(insureStepLabels);

const fromPersonalData = openedFrom(profilePaths.personalData.href());

/** Whether the screen that led here needs the data to continue, as insuring a pet does. */
function useReturns(): boolean {
  const state: unknown = useLocation().state;
  const [returns] = useState(() => state instanceof Object && 'returns' in state && state.returns === true);
  return returns;
}
