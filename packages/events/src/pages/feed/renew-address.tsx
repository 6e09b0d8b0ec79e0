import { ConfirmDialog, toast } from '@huella/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { feedApi } from '../../api/feed-endpoints.ts';
import { copy } from './copy.ts';

const { renew } = copy;

/** Replaces a leaked URL; asks first. */
export function RenewAddress() {
  const [isAsking, setAsking] = useState(false);
  const [renewAddress, { isLoading }] = feedApi.useRenewCalendarFeedMutation();
  const confirm = async () => {
    const { error } = await renewAddress();
    setAsking(false);
    if (error === undefined) toast.success(renew.done);
    else toast.error(renew.failed);
  };
  return (
    <div>
      <Button variant="outlined" color="inherit" size="large" onClick={() => setAsking(true)}>
        {renew.action}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={renew.title}
        text={renew.text}
        confirmLabel={renew.confirm}
        busy={isLoading}
        destructive
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
