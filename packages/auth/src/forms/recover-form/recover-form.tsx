import { SubmitButton, TextField } from '@huella/ui';
import { copy } from '../../copy.ts';
import { recoverFailure } from '../failure-texts.ts';
import { FormFrame } from '../lazy-form/form-frame.tsx';
import { useLazyForm } from '../lazy-form/use-lazy-form.ts';
import { loadRecoverCode } from './load-recover-code.ts';

/** The email of the account (specification §2, §5). `onDone` runs when the server has taken it. */
export function RecoverForm({ onDone }: { onDone: () => void }) {
  const { control, busy, failure, submit } = useLazyForm({
    defaultValues: { email: '' },
    load: loadRecoverCode,
    explain: recoverFailure,
    onDone,
  });
  return (
    <FormFrame failure={failure} onSubmit={submit}>
      <TextField control={control} name="email" label={copy.email} type="email" autoComplete="username" />
      <SubmitButton busy={busy} busyLabel={copy.recover.busy}>
        {copy.recover.submit}
      </SubmitButton>
    </FormFrame>
  );
}
