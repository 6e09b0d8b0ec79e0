import { ChangeNotices, ChangeReview, usePendingHints } from '@huella/changes';
import type { Pet } from '@huella/contract';
import { UnsavedChangesGuard } from '@huella/ui';
import { todayInArgentina } from '@huella/validation/day';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { PetChangeForm } from '../../forms/pet-form/pet-change-form.tsx';
import { usePetForm } from '../../forms/pet-form/use-pet-form.ts';
import { wireNameOf } from '../../lib/pet-change.ts';
import { petsPaths } from '../../paths.ts';
import { copy } from './copy.ts';
import { usePetChange } from './use-pet-change.ts';

/** The form over the pet as it was when the screen opened, and what is asked of the insurer (specification §4 *Edit pet*). */
export function EditPetFlow({ pet }: { pet: Pet }) {
  const [before] = useState(pet);
  const [today] = useState(() => todayInArgentina());
  const [isSent, setSent] = useState(false);
  const form = usePetForm(today, before);
  const { ask, failure, review } = usePetChange(form, () => setSent(true));
  const hintOf = usePendingHints(before.id);

  if (isSent) return <Navigate to={petsPaths.details.href(before.id)} replace />;
  return (
    <Stack spacing={3}>
      <UnsavedChangesGuard when={form.formState.isDirty} />
      <ChangeNotices petId={before.id} />
      <Typography>{copy.intro}</Typography>
      <PetChangeForm
        form={form}
        today={today}
        hintOf={(datum, own) => hintOf(wireNameOf(datum), own)}
        submitLabel={copy.review}
        failure={failure}
        onValid={(after) => ask(before, after)}
      />
      {review !== null && <ChangeReview {...review} />}
    </Stack>
  );
}
