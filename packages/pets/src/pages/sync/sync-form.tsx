import { Form } from '@huella/forms';
import { SubmitButton, TextField } from '@huella/ui';
import { copy } from './copy.ts';
import { useSyncForm, type SyncEnds } from './use-sync-form.ts';

export function SyncForm(ends: SyncEnds) {
  const { flow, submit, busy, failure } = useSyncForm(ends);
  const submitButton = (
    <SubmitButton busy={busy} busyLabel={copy.sending}>
      {copy.submit}
    </SubmitButton>
  );
  return (
    <Form flow={flow} onSubmit={submit} failure={failure} actions={submitButton}>
      <TextField
        control={flow.form.control}
        name="email"
        label={copy.email}
        hint={copy.emailHint}
        type="email"
        autoComplete="email"
      />
    </Form>
  );
}
