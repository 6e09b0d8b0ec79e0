import { styled } from '@mui/material/styles';
import { FieldLock, FormAlert, lockProps } from '@huella/ui';
import type { FormEvent, ReactNode } from 'react';

interface FormFrameProps {
  failure: string | undefined;
  busy: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
}

const Form = styled('form')({ display: 'grid', gap: 16 });

/**
 * A form with its alert, without the browser's own validation. `method="dialog"`: submitted before its script has run, it would
 * otherwise put the password in the URL.
 */
export function FormFrame({ failure, busy, onSubmit, onInput, children }: FormFrameProps) {
  return (
    <Form
      noValidate
      method="dialog"
      onSubmit={(event) => void onSubmit(event)}
      onInput={onInput}
      {...lockProps(busy)}
    >
      <FormAlert message={failure} />
      <FieldLock value={busy}>{children}</FieldLock>
    </Form>
  );
}
