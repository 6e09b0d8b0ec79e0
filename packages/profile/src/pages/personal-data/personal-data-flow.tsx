import { ChangeNotices, ChangeReview } from '@huella/changes';
import type { Person } from '@huella/contract';
import { StepHeading, type TwoSteps, UnsavedChangesGuard } from '@huella/ui';
import { todayInArgentina } from '@huella/validation/day';
import type { AddressOutput } from '@huella/validation/person';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { copy } from '../../copy.ts';
import { AddressForm } from '../../forms/address-form/address-form.tsx';
import { PersonForm } from '../../forms/person-form/person-form.tsx';
import { originPath, externalPaths } from '../../paths.ts';
import { useCreation } from './use-creation.ts';
import { usePersonChange } from './use-person-change.ts';
import { checkPerson, useProfileForms } from './use-profile-forms.ts';

export interface PersonalDataFlowProps {
  /** The data that are there; null when they are given for the first time. */
  person: Person | null;
  /** The pet whose page led here; it goes along with a change request. */
  petId: number | null;
  steps: TwoSteps<'person' | 'address'>;
}

/** The two steps over one set of forms: a first giving is sent at once, a change is confirmed and asked for. */
export function PersonalDataFlow({ person, petId, steps }: PersonalDataFlowProps) {
  const [today] = useState(() => todayInArgentina());
  const [filledWith] = useState(person);
  const [exit, setExit] = useState<string | null>(null);
  const before = filledWith ?? person;
  const forms = useProfileForms(filledWith, today);
  const ends = { forms, onWrongPerson: steps.toFirst };
  const creation = useCreation({ ...ends, onSent: () => setExit(externalPaths.home) });
  const change = usePersonChange({ ...ends, petId, onSent: () => setExit(originPath(petId)) });

  async function finish(address: AddressOutput) {
    const checked = await checkPerson(forms);
    if (checked === null) steps.toFirst();
    else if (before === null) await creation.send({ person: checked, address });
    else change.start(before, { person: checked, address });
  }

  if (exit !== null) return <Navigate to={exit} replace />;
  if (before === null && !steps.reached) return <Navigate to={{ search: '' }} replace />;
  const failure = change.failure ?? creation.failure;
  return (
    <Stack spacing={3}>
      <UnsavedChangesGuard when={forms.dirty} />
      <StepHeading>{copy.step[steps.current]}</StepHeading>
      {before !== null && <ChangeNotices petId={null} />}
      {before !== null && <Typography>{copy.changeMode}</Typography>}
      {steps.current === 'person' ? (
        <PersonForm form={forms.person} today={today} failure={failure} onValid={steps.toSecond} />
      ) : (
        <AddressForm
          form={forms.address}
          submitLabel={before === null ? copy.submit : copy.review}
          busy={creation.busy}
          failure={failure}
          onValid={finish}
        />
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {copy.legend}
      </Typography>
      {change.review !== null && <ChangeReview {...change.review} />}
    </Stack>
  );
}
