import { styled } from '@mui/material/styles';
import type { ReactNode, SyntheticEvent } from 'react';

const Form = styled('form')({ display: 'grid', gap: 20 });

/**
 * A form that may be opened from inside another one. It stands elsewhere in the document, but React hands its events up
 * the component tree: its submit must not become a submit of the form around it.
 */
export function DetachedForm({
  children,
  onSubmit,
}: {
  children: ReactNode;
  onSubmit: (event: SyntheticEvent) => Promise<void>;
}) {
  const submit = (event: SyntheticEvent) => {
    event.stopPropagation();
    void onSubmit(event);
  };
  return (
    <Form noValidate onSubmit={submit}>
      {children}
    </Form>
  );
}
