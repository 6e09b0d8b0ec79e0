import { FormAlert, PasswordField, Sheet, SubmitButton } from '@huella/ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { copy } from './copy.ts';
import { useDeleteAccount } from './use-delete-account.ts';

interface DeleteAccountSheetProps {
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

const texts = copy.sheet;

/** Says what is deleted, what the law makes the insurer keep, and asks for the password. */
export function DeleteAccountSheet({ open, onClose, onDeleted }: DeleteAccountSheetProps) {
  const id = useId();
  const { form, submit, busy, failure } = useDeleteAccount(onDeleted);
  const close = () => {
    if (busy) return;
    form.reset();
    onClose();
  };
  const actions = (
    <>
      <SubmitButton form={id} color="error" fullWidth={false} busy={busy} busyLabel={texts.busy}>
        {texts.confirm}
      </SubmitButton>
      <Button onClick={close} aria-disabled={busy || undefined}>
        {texts.cancel}
      </Button>
    </>
  );
  return (
    <Sheet open={open} onClose={close} title={texts.title} actions={actions}>
      <Stack component="form" id={id} spacing={2} noValidate onSubmit={submit}>
        {[texts.cover, texts.gone, texts.kept, texts.backup].map((text) => (
          <Typography key={text}>{text}</Typography>
        ))}
        <PasswordField
          control={form.control}
          name="password"
          label={texts.password}
          hint={texts.passwordHint}
          autoComplete="current-password"
        />
        <FormAlert message={failure} />
      </Stack>
    </Sheet>
  );
}
