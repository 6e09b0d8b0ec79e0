import { ChangeNotices, ChangeReview } from '@huella/changes';
import type { Person } from '@huella/contract';
import { LeaveFlow } from '@huella/forms';
import { GoBack, StepHeading } from '@huella/ui';
import { todayInArgentina } from '@huella/validation/day';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { copy } from '../../copy.ts';
import { AddressForm } from '../../forms/address-form/address-form.tsx';
import { PersonForm } from '../../forms/person-form/person-form.tsx';
import { originPath, externalPaths } from '../../paths.ts';
import { useCreation } from './use-creation.ts';
import { usePersonalDataForm } from './use-personal-data-form.ts';
import { usePersonChange } from './use-person-change.ts';

export interface PersonalDataFlowProps {
  /** The data that are there; null when they are given for the first time. */
  person: Person | null;
  /** The pet whose page led here; it goes along with a change request. */
  petId: number | null;
}

/** The two steps over one form: a first giving is sent at once, a change is confirmed and asked for. */
export function PersonalDataFlow({ person, petId }: PersonalDataFlowProps) {
  const [today] = useState(() => todayInArgentina());
  const [filledWith] = useState(person);
  const [exit, setExit] = useState<'back' | 'home' | null>(null);
  const returns = useReturns();
  const before = filledWith ?? person;
  const flow = usePersonalDataForm(filledWith, today);
  const { current, entries } = flow.steps;
  const creation = useCreation(flow, () => setExit(returns ? 'back' : 'home'));
  const change = usePersonChange(flow, { before, petId, onSent: () => setExit('back') });

  if (exit === 'back') return <GoBack entries={entries} fallback={originPath(petId)} />;
  if (exit === 'home') return <LeaveFlow entries={entries} to={externalPaths.home} />;
  const { submit } = before === null ? creation : change;
  const step = { flow, failure: change.failure ?? creation.failure, onSubmit: submit };
  return (
    <Stack spacing={3}>
      <StepHeading>{copy.step[current]}</StepHeading>
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
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {copy.legend}
      </Typography>
      {change.review !== null && <ChangeReview {...change.review} />}
    </Stack>
  );
}

/** Whether a screen led here that waits for the data, as contracting does: it is gone back to, instead of home. */
function useReturns(): boolean {
  const state: unknown = useLocation().state;
  const [returns] = useState(() => state instanceof Object && 'returns' in state && state.returns === true);
  return returns;
}
