import { FormAlert } from '@huella/ui';
import type { Day } from '@huella/validation/day';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { PetData } from '../../lib/new-pet-body.ts';
import { PetFields, type PetFieldsProps } from './pet-fields.tsx';
import type { PetFormApi } from './use-pet-form.ts';

export interface PetChangeFormProps extends Pick<PetFieldsProps, 'hintOf'> {
  form: PetFormApi;
  today: Day;
  submitLabel: string;
  /** What went wrong, when no field shows it. */
  failure?: string;
  /** Called with everything, changed or not, when all of it is right. */
  onValid: (pet: PetData) => void;
}

/** The data of an insured pet, to be changed by a request (specification §4 *Edit pet*). The weight has its own screen. */
export function PetChangeForm({ form, today, hintOf, submitLabel, failure, onValid }: PetChangeFormProps) {
  return (
    <Stack component="form" spacing={3} noValidate onSubmit={form.handleSubmit(onValid)}>
      <PetFields form={form} today={today} hintOf={hintOf} />
      <FormAlert message={failure} />
      <Button type="submit" variant="contained" size="large" fullWidth>
        {submitLabel}
      </Button>
    </Stack>
  );
}
