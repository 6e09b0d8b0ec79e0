import type { CancellationRequest } from '@huella/contract';
import { CopyButton } from '@huella/ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { copy } from './copy.ts';

export interface RequestReceiptProps {
  request: CancellationRequest;
  account: string;
  onClose: () => void;
}

/** The reference number. Takes the focus, so that a screen reader reads it. */
export function RequestReceipt({ request, account, onClose }: RequestReceiptProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { done } = copy;
  return (
    <Stack spacing={2}>
      <Typography ref={title} variant="h2" tabIndex={-1} sx={{ outline: 'none' }}>
        {done.title}
      </Typography>
      <Typography>
        {done.number}:{' '}
        <Typography component="strong" variant="h3" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          {request.codigo}
        </Typography>
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{done.mail(account)}</Typography>
      <Typography>{done.next}</Typography>
      <CopyButton text={request.codigo} copied={done.copied} refused={done.notCopied}>
        {done.copy}
      </CopyButton>
      <Button variant="contained" size="large" onClick={onClose}>
        {done.close}
      </Button>
    </Stack>
  );
}
