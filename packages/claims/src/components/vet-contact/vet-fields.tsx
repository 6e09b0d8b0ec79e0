import { DateField, TextField } from '@huella/ui';
import type { Day } from '@huella/validation/day';
import { copy } from './copy.ts';
import type { VetFlow } from './use-vet-form.ts';

export function VetFields({ flow, today }: { flow: VetFlow; today: Day }) {
  const { control } = flow.form;
  return (
    <>
      <TextField
        control={control}
        name="veterinario.nombre"
        label={copy.fields.name}
        autoComplete="off"
        autoCapitalize="words"
        enterKeyHint="next"
      />
      <TextField
        control={control}
        name="veterinario.mail"
        label={copy.fields.email}
        hint={copy.fields.emailHint}
        type="email"
        inputMode="email"
        autoComplete="off"
        enterKeyHint="next"
      />
      <TextField
        control={control}
        name="veterinario.telefono"
        label={copy.fields.phone}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        enterKeyHint="next"
      />
      <DateField
        control={control}
        name="fechaAtencion"
        label={copy.fields.day}
        hint={copy.fields.dayHint}
        max={today}
      />
    </>
  );
}
