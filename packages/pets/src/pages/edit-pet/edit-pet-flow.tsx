import { ChangeNotices, ChangeReview, usePendingHints } from '@huella/changes';
import type { Pet } from '@huella/contract';
import { Form } from '@huella/forms';
import { FormWithSummary, GoBack } from '@huella/ui';
import { todayInArgentina } from '@huella/validation/day';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { PetFields } from '../../forms/pet-form/pet-fields.tsx';
import { wireNameOf } from '../../lib/pet-change.ts';
import { petsPaths } from '../../paths.ts';
import { ChangedPet } from './changed-pet.tsx';
import { copy } from './copy.ts';
import { useEditPet } from './use-edit-pet.ts';

/** The form of the pet as it was when the page opened, and its review (specification §4 *Edit pet*). */
export function EditPetFlow({ pet }: { pet: Pet }) {
  const [before] = useState(pet);
  const [today] = useState(() => todayInArgentina());
  const [isSent, setSent] = useState(false);
  const { flow, submit, failure, review } = useEditPet(before, today, () => setSent(true));
  const hintOf = usePendingHints(before.id);

  if (isSent) return <GoBack fallback={petsPaths.details.href(before.id)} />;
  const reviewChanges = (
    <Button type="submit" variant="contained" size="large" sx={{ maxWidth: { md: '20rem' } }}>
      {copy.review}
    </Button>
  );
  return (
    <FormWithSummary summary={<ChangedPet pet={before} form={flow.form} />}>
      <Stack spacing={3}>
        <ChangeNotices petId={before.id} />
        <Typography>{copy.intro}</Typography>
        <Form flow={flow} onSubmit={submit} failure={failure} actions={reviewChanges}>
          <PetFields today={today} hintOf={(datum, own) => hintOf(wireNameOf(datum), own)} />
        </Form>
        {review !== null && <ChangeReview {...review} />}
      </Stack>
    </FormWithSummary>
  );
}
