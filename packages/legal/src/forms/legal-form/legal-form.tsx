import type { LegalRequestKind } from '@huella/contract';
import { Form } from '@huella/forms';
import { SubmitButton, TextField } from '@huella/ui';
import Typography from '@mui/material/Typography';
import { copy } from './copy.ts';
import { useLegalForm, type KnownPerson, type LegalConfirmation } from './use-legal-form.ts';

export interface LegalFormProps {
  kind: LegalRequestKind;
  known: KnownPerson | undefined;
  onDone: (confirmation: LegalConfirmation) => void;
}

/** Requires only what identifies the person (Disposición 954/2025). */
export function LegalForm({ kind, known, onDone }: LegalFormProps) {
  const { flow, submit, busy, failure } = useLegalForm(kind, known, onDone);
  const { control } = flow.form;
  const texts = copy.form;
  const submitButton = (
    <SubmitButton busy={busy} busyLabel={texts.sending}>
      {copy.sheet[kind].submit}
    </SubmitButton>
  );
  return (
    <Form flow={flow} onSubmit={submit} failure={failure} actions={submitButton}>
      <Typography>{copy.sheet[kind].text}</Typography>
      <TextField control={control} name="nombre" label={texts.nombre} autoComplete="name" />
      <TextField
        control={control}
        name="dni"
        label={texts.dni}
        hint={texts.dniHint}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        control={control}
        name="email"
        label={texts.email}
        hint={texts.emailHint}
        type="email"
        autoComplete="email"
      />
      <TextField
        control={control}
        name="poliza"
        label={texts.poliza}
        hint={texts.polizaHint}
        optional
        autoComplete="off"
      />
      <TextField control={control} name="motivo" label={texts.motivo} optional multiline minRows={3} />
    </Form>
  );
}
