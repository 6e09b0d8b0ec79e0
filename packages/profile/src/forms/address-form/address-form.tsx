import { usePendingHints } from '@huella/changes';
import {
  AutocompleteField,
  FormAlert,
  SubmitButton,
  TextField,
  useSubmitOnce,
  useFocusOnFirstError,
} from '@huella/ui';
import type { AddressOutput } from '@huella/validation/person';
import { provinces } from '@huella/validation/provinces';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { copy } from '../../copy.ts';
import { LocalityField } from './locality-field.tsx';
import type { AddressFormApi } from './use-address-form.ts';
import { useCorrectionHint } from './use-correction-hint.tsx';

export interface AddressFormProps {
  form: AddressFormApi;
  submitLabel: string;
  busy: boolean;
  /** What went wrong with the last sending, when no field shows it. */
  failure?: string;
  onValid: (address: AddressOutput) => void | Promise<void>;
}

const fields = ['direccion', 'numero', 'piso', 'departamento', 'provincia', 'localidad'] as const;
const provinceOptions = provinces.map((name) => ({ value: name, label: name }));

/** The second step: where the person lives (specification §5 *Address*, D60). */
export function AddressForm({ form, submitLabel, busy, failure, onValid }: AddressFormProps) {
  const { control } = form;
  const texts = copy.address;
  const hintOf = usePendingHints(null);
  const submit = useSubmitOnce(form.handleSubmit(onValid));
  useFocusOnFirstError(form, fields);
  return (
    <Stack component="form" spacing={3} noValidate onSubmit={submit}>
      <TextField
        control={control}
        name="direccion"
        label={texts.street}
        hint={hintOf('direccion', useCorrectionHint(form, 'direccion'))}
        autoComplete="address-line1"
      />
      <TextField
        control={control}
        name="numero"
        label={texts.number}
        hint={hintOf('numero', useCorrectionHint(form, 'numero'))}
        autoComplete="off"
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
          gap: 3,
        }}
      >
        <TextField
          control={control}
          name="piso"
          label={texts.floor}
          hint={hintOf('piso')}
          optional
          autoComplete="off"
        />
        <TextField
          control={control}
          name="departamento"
          label={texts.flat}
          hint={hintOf('dpto')}
          optional
          autoComplete="off"
        />
      </Box>
      <AutocompleteField
        control={control}
        name="provincia"
        label={texts.province}
        options={provinceOptions}
        autoComplete="address-level1"
      />
      <LocalityField form={form} />
      <FormAlert message={failure} />
      <SubmitButton busy={busy} busyLabel={copy.sending}>
        {submitLabel}
      </SubmitButton>
    </Stack>
  );
}
