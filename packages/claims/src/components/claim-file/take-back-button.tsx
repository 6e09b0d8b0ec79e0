import { toAppError } from '@huella/api-client';
import { ConfirmDialog, toast } from '@huella/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { claimFilesApi } from '../../api/claim-files-endpoints.ts';
import { copy } from './copy.ts';
import { quietButton } from './quiet-button.ts';

export interface TakeBackButtonProps {
  fileId: number;
  /** What the file is, within a sentence. */
  what: string;
}

/** Takes a file back that was sent by mistake: until it is approved. It asks first. */
export function TakeBackButton({ fileId, what }: TakeBackButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const [remove, { isLoading }] = claimFilesApi.useRemoveClaimFileMutation();
  const takeBack = async () => {
    const { error } = await remove(fileId);
    setAsking(false);
    const failure = error && toAppError(error);
    // Somebody who tapped twice, or on two devices, finds it gone: that is what they wanted.
    if (failure === undefined || failure.code === 'not_found') toast.success(copy.takenBack);
    else toast.error(failure.code === 'file_settled' ? copy.settled : copy.takeBackFailure);
  };
  return (
    <>
      <Button
        variant="text"
        sx={quietButton}
        aria-label={copy.takeBackNamed(what)}
        onClick={() => setAsking(true)}
      >
        {copy.takeBack}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void takeBack()}
        title={copy.takeBackQuestion(what)}
        text={copy.takeBackText}
        confirmLabel={isLoading ? copy.takeBackBusy : copy.takeBack}
        busy={isLoading}
        destructive
      />
    </>
  );
}
