import type { CancellationRequest } from '@huella/contract';
import { CopyButton } from '@huella/ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { copy } from './copy.ts';

export interface RequestConfirmationProps {
  request: CancellationRequest;
  email: string;
  onClose: () => void;
}

/** The reference number. Takes the focus, so that a screen reader reads it. */
export function RequestConfirmation({ request, email, onClose }: RequestConfirmationProps) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => titleRef.current?.focus(), []);
  const texts = copy.confirmation;
  return (
    <Stack spacing={2}>
      <Typography ref={titleRef} variant="h2" tabIndex={-1} sx={{ outline: 'none' }}>
        {texts.title}
      </Typography>
      <Typography>
        {texts.number}:{' '}
        <Typography component="strong" variant="h3" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          {request.codigo}
        </Typography>
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{texts.mail(email)}</Typography>
      <Typography>{texts.next}</Typography>
      <CopyButton text={request.codigo} copied={texts.copied} refused={texts.notCopied}>
        {texts.copy}
      </CopyButton>
      <Button variant="contained" size="large" onClick={onClose}>
        {texts.close}
      </Button>
    </Stack>
  );
}
