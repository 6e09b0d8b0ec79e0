import { Form } from '@huella/forms';
import { StepAction, TextField } from '@huella/ui';
import type { Day } from '@huella/validation/day';
import Button from '@mui/material/Button';
import type { SyntheticEvent } from 'react';
import { copy } from '../../copy.ts';
import { ChosenPrice } from '../../pages/add-pet/chosen-price.tsx';
import type { AddPetFlow } from '../../pages/add-pet/use-add-pet-flow.ts';
import { PetFields } from './pet-fields.tsx';

export interface PetFormProps {
  flow: AddPetFlow;
  today: Day;
  /** The error of the last submit, when no field shows it. */
  failure?: string;
  onSubmit: (event: SyntheticEvent) => unknown;
}

/** The first step of a new pet: its data (specification §3 *Pet*, §5 *Pet*). */
export function PetForm({ flow, today, failure, onSubmit }: PetFormProps) {
  const texts = copy.petForm;
  const next = (
    <StepAction>
      <ChosenPrice control={flow.form.control} />
      <Button type="submit" variant="contained" size="large" fullWidth>
        {copy.addPet.continue}
      </Button>
    </StepAction>
  );
  return (
    <Form flow={flow} onSubmit={onSubmit} failure={failure} actions={next}>
      <PetFields today={today} />
      <TextField
        control={flow.form.control}
        name="datos_mascota.peso"
        label={texts.peso}
        hint={texts.pesoHint}
        optional
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="next"
        adornment={texts.kilograms}
      />
    </Form>
  );
}
