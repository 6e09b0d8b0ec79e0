import { Form } from '@huella/forms';
import { PasswordField, Sheet, SubmitButton } from '@huella/ui';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, type ComponentType } from 'react';
import { copy } from './copy.ts';
import { useDeleteAccount } from './use-delete-account.ts';

interface DeleteAccountSheetProps {
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
  LostWithAccount: ComponentType;
}

const texts = copy.sheet;

export function DeleteAccountSheet({ open, onClose, onDeleted, LostWithAccount }: DeleteAccountSheetProps) {
  const id = useId();
  const { flow, submit, busy, failure } = useDeleteAccount(onDeleted);
  const close = () => {
    if (busy) return;
    flow.startOver();
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
      <Form flow={flow} id={id} onSubmit={submit} failure={failure} guarded={false}>
        <LostWithAccount />
        {[texts.coverage, texts.gone, texts.kept, texts.backup].map((text) => (
          <Typography key={text}>{text}</Typography>
        ))}
        <PasswordField
          control={flow.form.control}
          name="password"
          label={texts.password}
          hint={texts.passwordHint}
          autoComplete="current-password"
        />
      </Form>
    </Sheet>
  );
}
