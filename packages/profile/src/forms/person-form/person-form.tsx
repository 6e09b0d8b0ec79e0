import { usePendingHints } from '@huella/changes';
import { Form } from '@huella/forms';
import { ChoiceField, DateField, FieldRow, StepAction, TextField } from '@huella/ui';
import type { Day } from '@huella/validation/day';
import Button from '@mui/material/Button';
import type { SyntheticEvent } from 'react';
import { copy } from './copy.ts';
import type { PersonalDataFlow } from '../../pages/personal-data/use-personal-data-form.ts';
import { DniHint } from './dni-hint.tsx';
import { PhoneHint } from './phone-hint.tsx';

export interface PersonFormProps {
  flow: PersonalDataFlow;
  today: Day;
  failure?: string;
  onSubmit: (event: SyntheticEvent) => unknown;
}

const genders = [
  { value: 'F', label: copy.person.female },
  { value: 'M', label: copy.person.male },
];

/** The first step (specification §5 *Personal data*). */
export function PersonForm({ flow, today, failure, onSubmit }: PersonFormProps) {
  const { control } = flow.form;
  const texts = copy.person;
  const hintOf = usePendingHints(null);
  const next = (
    <StepAction>
      <Button type="submit" variant="contained" size="large" fullWidth>
        {copy.continue}
      </Button>
    </StepAction>
  );
  return (
    <Form flow={flow} onSubmit={onSubmit} failure={failure} actions={next}>
      <FieldRow>
        <TextField
          control={control}
          name="datos_persona.nombre"
          label={texts.nombre}
          hint={hintOf('nombre')}
          autoComplete="given-name"
          enterKeyHint="next"
        />
        <TextField
          control={control}
          name="datos_persona.apellido"
          label={texts.apellido}
          hint={hintOf('apellido')}
          autoComplete="family-name"
          enterKeyHint="next"
        />
      </FieldRow>
      <FieldRow>
        <TextField
          control={control}
          name="datos_persona.dni"
          label={texts.dni}
          hint={hintOf('dni', <DniHint />)}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
        />
        <TextField
          control={control}
          name="datos_persona.tel_celular"
          label={texts.phone}
          hint={hintOf('telCelular', <PhoneHint />)}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          enterKeyHint="next"
        />
      </FieldRow>
      <DateField
        control={control}
        name="datos_persona.fecha_nacimiento"
        label={texts.birth}
        hint={hintOf('fechaNac')}
        max={today}
        openTo="year"
        autoComplete="bday"
        enterKeyHint="next"
      />
      <ChoiceField
        control={control}
        name="datos_persona.genero"
        label={texts.gender}
        hint={hintOf('genero')}
        options={genders}
        columns={2}
      />
    </Form>
  );
}
