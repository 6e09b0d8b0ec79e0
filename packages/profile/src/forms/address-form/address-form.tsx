import { usePendingHints } from '@huella/changes';
import { Form } from '@huella/forms';
import { AutocompleteField, FieldRow, StepAction, SubmitButton, TextField } from '@huella/ui';
import { provinces } from '@huella/validation/provinces';
import { styled } from '@mui/material/styles';
import type { SyntheticEvent } from 'react';
import { copy } from './copy.ts';
import type { PersonalDataFlow } from '../../pages/personal-data/use-personal-data-form.ts';
import { LocalityField } from './locality-field.tsx';
import { useCorrectionHint } from './use-correction-hint.tsx';
import { useLocalityOfProvince } from './use-locality-of-province.ts';

export interface AddressFormProps {
  flow: PersonalDataFlow;
  submitLabel: string;
  busy: boolean;
  failure?: string;
  onSubmit: (event: SyntheticEvent) => unknown;
}

const provinceOptions = provinces.map((name) => ({ value: name, label: name }));

const AddressRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '24px 16px',
  '& > *': { flex: '1 1 8rem', width: 'auto' },
  '&[data-first="wide"] > :first-of-type': { flex: '2 1 11rem' },
  '&[data-first="wide"] > :last-of-type': { flex: '1 1 6rem' },
});

/** The second step (specification §5 *Address*, D60). */
export function AddressForm({ flow, submitLabel, busy, failure, onSubmit }: AddressFormProps) {
  const { control } = flow.form;
  const texts = copy.address;
  const hintOf = usePendingHints(null);
  useLocalityOfProvince(flow.form);
  const submitButton = (
    <StepAction>
      <SubmitButton busy={busy} busyLabel={copy.sending}>
        {submitLabel}
      </SubmitButton>
    </StepAction>
  );
  return (
    <Form flow={flow} onSubmit={onSubmit} failure={failure} actions={submitButton}>
      <AddressRow data-first="wide">
        <TextField
          control={control}
          name="datos_domicilio.direccion"
          label={texts.street}
          hint={hintOf('direccion', useCorrectionHint(flow.form, 'direccion'))}
          autoComplete="address-line1"
          enterKeyHint="next"
        />
        <TextField
          control={control}
          name="datos_domicilio.numero"
          label={texts.number}
          hint={hintOf('numero', useCorrectionHint(flow.form, 'numero'))}
          autoComplete="off"
          enterKeyHint="next"
        />
      </AddressRow>
      <AddressRow>
        <TextField
          control={control}
          name="datos_domicilio.piso"
          label={texts.floor}
          hint={hintOf('piso')}
          optional
          autoComplete="off"
          enterKeyHint="next"
        />
        <TextField
          control={control}
          name="datos_domicilio.departamento"
          label={texts.flat}
          hint={hintOf('dpto')}
          optional
          autoComplete="off"
          enterKeyHint="next"
          autoCapitalize="characters"
        />
      </AddressRow>
      <FieldRow>
        <AutocompleteField
          control={control}
          name="datos_domicilio.provincia"
          label={texts.province}
          options={provinceOptions}
          autoComplete="address-level1"
        />
        <LocalityField form={flow.form} />
      </FieldRow>
    </Form>
  );
}
