import { styled } from '@mui/material/styles';
import { FormAlert } from '@huella/ui';
import type { FormEvent, ReactNode, Ref } from 'react';

interface FormFrameProps {
  ref: Ref<HTMLFormElement>;
  failure: string | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  children: ReactNode;
}

const Form = styled('form')({ display: 'grid', gap: 16 });

/** A form with its alert; the browser's own bubbles are off, because the messages are the specification's. */
export function FormFrame({ ref, failure, onSubmit, children }: FormFrameProps) {
  return (
    <Form ref={ref} noValidate onSubmit={(event) => void onSubmit(event)}>
      <FormAlert message={failure} />
      {children}
    </Form>
  );
}
