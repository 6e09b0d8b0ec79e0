import { usePendingHints } from '@huella/changes';
import { ChoiceField, DateField, FormAlert, TextField, useFocusOnFirstError } from '@huella/ui';
import type { Day } from '@huella/validation/day';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { copy } from '../../copy.ts';
import { DniHint } from './dni-hint.tsx';
import { PhoneHint } from './phone-hint.tsx';
import type { PersonFormApi } from './use-person-form.ts';

export interface PersonFormProps {
  form: PersonFormApi;
  today: Day;
  /** What went wrong with the last sending, when no field shows it. */
  failure?: string;
  /** Called when everything is right; the values stay in `form`. */
  onValid: () => void;
}

const fields = ['nombre', 'apellido', 'dni', 'tel_celular', 'fecha_nacimiento', 'genero'] as const;

const genders = [
  { value: 'F', label: copy.person.female },
  { value: 'M', label: copy.person.male },
];

/** The first step: who the person is (specification §5 *Personal data*). */
export function PersonForm({ form, today, failure, onValid }: PersonFormProps) {
  const { control } = form;
  const texts = copy.person;
  const hintOf = usePendingHints(null);
  useFocusOnFirstError(form, fields);
  return (
    <Stack component="form" spacing={3} noValidate onSubmit={form.handleSubmit(onValid)}>
      <TextField
        control={control}
        name="nombre"
        label={texts.nombre}
        hint={hintOf('nombre')}
        autoComplete="given-name"
      />
      <TextField
        control={control}
        name="apellido"
        label={texts.apellido}
        hint={hintOf('apellido')}
        autoComplete="family-name"
      />
      <TextField
        control={control}
        name="dni"
        label={texts.dni}
        hint={hintOf('dni', <DniHint form={form} />)}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        control={control}
        name="tel_celular"
        label={texts.phone}
        hint={hintOf('telCelular', <PhoneHint form={form} />)}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
      />
      <DateField
        control={control}
        name="fecha_nacimiento"
        label={texts.birth}
        hint={hintOf('fechaNac')}
        max={today}
        autoComplete="bday"
      />
      <ChoiceField
        control={control}
        name="genero"
        label={texts.gender}
        hint={hintOf('genero')}
        options={genders}
        columns={2}
      />
      <FormAlert message={failure} />
      <Button type="submit" variant="contained" size="large" fullWidth>
        {copy.continue}
      </Button>
    </Stack>
  );
}
