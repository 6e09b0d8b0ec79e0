import { sessionSignal } from '@huella/api-client';
import { ConfirmDialog, toast } from '@huella/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { feedApi } from '../../api/feed-endpoints.ts';
import { copy } from './copy.ts';

const { renew } = copy;

/** Replaces a leaked URL; asks first. */
export function RenewUrl() {
  const [isConfirming, setConfirming] = useState(false);
  const [renewUrl, { isLoading }] = feedApi.useRenewCalendarFeedMutation();
  const confirm = async () => {
    const session = sessionSignal();
    const { error } = await renewUrl();
    setConfirming(false);
    if (session.aborted) return;
    if (error === undefined) toast.success(renew.done);
    else toast.error(renew.failed);
  };
  return (
    <div>
      <Button variant="outlined" color="inherit" size="large" onClick={() => setConfirming(true)}>
        {renew.action}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={renew.title}
        text={renew.text}
        confirmLabel={renew.confirm}
        busy={isLoading}
        destructive
        onConfirm={() => void confirm()}
        onClose={() => setConfirming(false)}
      />
    </div>
  );
}
