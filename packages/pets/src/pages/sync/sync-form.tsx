import { FormAlert, SubmitButton, TextField } from '@huella/ui';
import Stack from '@mui/material/Stack';
import { copy } from './copy.ts';
import { useSyncForm, type SyncEnds } from './use-sync-form.ts';

/** The address that the pets were contracted under. */
export function SyncForm(ends: SyncEnds) {
  const { control, submit, busy, failure } = useSyncForm(ends);
  return (
    <form noValidate onSubmit={submit}>
      <Stack spacing={3}>
        <FormAlert message={failure} />
        <TextField
          control={control}
          name="email"
          label={copy.email}
          hint={copy.emailHint}
          type="email"
          autoComplete="email"
        />
        <SubmitButton busy={busy} busyLabel={copy.sending}>
          {copy.submit}
        </SubmitButton>
      </Stack>
    </form>
  );
}
