import { CopyButton } from '@huella/ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { copy } from '../../forms/legal-form/copy.ts';
import type { LegalConfirmation } from '../../forms/legal-form/use-legal-form.ts';

interface RequestConfirmationProps extends LegalConfirmation {
  onClose: () => void;
}

/** Takes the focus, so that it is announced. */
export function RequestConfirmation({ codigo, email, onClose }: RequestConfirmationProps) {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <Stack spacing={2}>
      <Typography ref={message} tabIndex={-1} sx={{ outline: 'none' }}>
        {copy.confirmation.number}:{' '}
        <Typography component="strong" variant="h3" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          {codigo}
        </Typography>
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{copy.confirmation.mail(email)}</Typography>
      <Typography>{copy.confirmation.next}</Typography>
      <CopyButton text={codigo} copied={copy.confirmation.copied} refused={copy.confirmation.notCopied}>
        {copy.confirmation.copy}
      </CopyButton>
      <Button variant="contained" size="large" onClick={onClose}>
        {copy.confirmation.close}
      </Button>
    </Stack>
  );
}
