import { sessionSignal, toAppError } from '@huella/api-client';
import { ConfirmDialog, toast } from '@huella/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { claimFilesApi } from '../../api/claim-files-endpoints.ts';
import { copy } from './copy.ts';
import { quietButton } from './quiet-button.ts';

export interface TakeBackButtonProps {
  fileId: number;
  name: string;
}

/** Withdraws a file before its approval. Asks first. */
export function TakeBackButton({ fileId, name }: TakeBackButtonProps) {
  const [isConfirming, setConfirming] = useState(false);
  const [remove, { isLoading }] = claimFilesApi.useRemoveClaimFileMutation();
  const takeBack = async () => {
    const session = sessionSignal();
    const { error } = await remove(fileId);
    setConfirming(false);
    if (session.aborted) return;
    const failure = error && toAppError(error);
    // A file that is gone already, after a second tap or on another device, counts as withdrawn.
    if (failure === undefined || failure.code === 'not_found') toast.success(copy.takenBack);
    else toast.error(failure.code === 'file_settled' ? copy.settled : copy.takeBackFailure);
  };
  return (
    <>
      <Button
        variant="text"
        sx={quietButton}
        aria-label={copy.takeBackNamed(name)}
        onClick={() => setConfirming(true)}
      >
        {copy.takeBack}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        onConfirm={() => void takeBack()}
        title={copy.takeBackTitle(name)}
        text={copy.takeBackText}
        confirmLabel={isLoading ? copy.takeBackBusy : copy.takeBack}
        busy={isLoading}
        destructive
      />
    </>
  );
}
