import type { Person } from '@huella/contract';
import { StepHeading, type TwoSteps, UnsavedChangesGuard } from '@huella/ui';
import { todayInArgentina } from '@huella/validation/day';
import type { AddressOutput } from '@huella/validation/person';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { profileApi } from '../../api/index.ts';
import { copy } from '../../copy.ts';
import { AddressForm } from '../../forms/address-form/address-form.tsx';
import { PersonForm } from '../../forms/person-form/person-form.tsx';
import { newPersonBody } from '../../lib/new-person-body.ts';
import { exits } from '../../paths.ts';
import { ChangeReview } from './change-review.tsx';
import { useChangeReview } from './use-change-review.ts';
import { checkPerson, useProfileForms } from './use-profile-forms.ts';
import { useSending } from './use-sending.ts';

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
  const [isSent, setSent] = useState(false);
  const before = filledWith ?? person;
  const forms = useProfileForms(filledWith, today);
  const ends = { forms, onSent: () => setSent(true), onWrongPerson: steps.toFirst };
  const [createPerson, { isLoading: isCreating }] = profileApi.useCreatePersonMutation();
  const creation = useSending({ ...ends, post: createPerson, success: copy.success });
  const change = useChangeReview(petId, ends);

  async function finish(address: AddressOutput) {
    const checked = await checkPerson(forms);
    if (checked === null) steps.toFirst();
    else if (before === null) await creation.send(newPersonBody(checked, address));
    else change.start(before, { person: checked, address });
  }

  if (isSent) return <Navigate to={exits.home} replace />;
  if (before === null && !steps.reached) return <Navigate to={{ search: '' }} replace />;
  const failure = change.failure ?? creation.failure;
  return (
    <Stack spacing={3}>
      <UnsavedChangesGuard when={forms.dirty} />
      <StepHeading>{copy.step[steps.current]}</StepHeading>
      {before !== null && <Typography>{copy.changeMode}</Typography>}
      {steps.current === 'person' ? (
        <PersonForm form={forms.person} today={today} failure={failure} onValid={steps.toSecond} />
      ) : (
        <AddressForm
          form={forms.address}
          submitLabel={before === null ? copy.submit : copy.review}
          busy={isCreating}
          failure={failure}
          onValid={finish}
        />
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {copy.legend}
      </Typography>
      {change.review !== null && (
        <ChangeReview
          lines={change.review.lines}
          estimate={change.review.estimate}
          open={change.isOpen}
          busy={change.busy}
          onConfirm={change.confirm}
          onClose={change.close}
        />
      )}
    </Stack>
  );
}
