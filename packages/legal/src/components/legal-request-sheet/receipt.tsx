import { CopyButton } from '@huella/ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { copy } from '../../forms/legal-form/copy.ts';
import type { LegalReceipt } from '../../forms/legal-form/use-legal-form.ts';

interface ReceiptProps extends LegalReceipt {
  onClose: () => void;
}

/** Takes the focus, so that it is announced. */
export function Receipt({ codigo, email, onClose }: ReceiptProps) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <Stack spacing={2}>
      <Typography ref={place} tabIndex={-1} sx={{ outline: 'none' }}>
        {copy.done.number}:{' '}
        <Typography component="strong" variant="h3" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          {codigo}
        </Typography>
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{copy.done.mail(email)}</Typography>
      <Typography>{copy.done.next}</Typography>
      <CopyButton text={codigo} copied={copy.done.copied} refused={copy.done.notCopied}>
        {copy.done.copy}
      </CopyButton>
      <Button variant="contained" size="large" onClick={onClose}>
        {copy.done.close}
      </Button>
    </Stack>
  );
}
