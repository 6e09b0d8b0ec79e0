import { styled } from '@mui/material/styles';
import { FormAlert } from '@huella/ui';
import type { FormEvent, ReactNode } from 'react';

interface FormFrameProps {
  failure: string | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
}

const Form = styled('form')({ display: 'grid', gap: 16 });

/**
 * A form with its alert; the browser's own bubbles are off, because the messages are the specification's. The form is in the page
 * before its code: by itself a browser would send it with the password in the address. As a dialog's form it sends nothing.
 */
export function FormFrame({ failure, onSubmit, onInput, children }: FormFrameProps) {
  return (
    <Form noValidate method="dialog" onSubmit={(event) => void onSubmit(event)} onInput={onInput}>
      <FormAlert message={failure} />
      {children}
    </Form>
  );
}
