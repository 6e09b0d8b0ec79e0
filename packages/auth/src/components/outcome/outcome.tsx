import { styled } from '@mui/material/styles';
import { ButtonLink, InlineAlert } from '@huella/ui';
import { useEffect, useRef } from 'react';

interface OutcomeProps {
  text: string;
  action: { label: string; to: string };
}

const Box = styled('output')({ display: 'grid', gap: 24, outline: 'none' });

/** Replaces a form after success. Takes the focus, so that it is announced and Tab leads to the next step. */
export function Outcome({ text, action }: OutcomeProps) {
  const box = useRef<HTMLOutputElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Box ref={box} tabIndex={-1}>
      <InlineAlert tone="success">{text}</InlineAlert>
      <ButtonLink to={action.to} variant="contained" size="large" fullWidth>
        {action.label}
      </ButtonLink>
    </Box>
  );
}
