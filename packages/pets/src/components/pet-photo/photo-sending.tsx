import { UploadProgress, type Upload } from '@huella/uploads';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { copy } from './copy.ts';

export interface PhotoSendingProps {
  upload: Upload;
  onOther: () => void;
  onClose: () => void;
}

const Column = styled('div')({ display: 'grid', gap: 12 });

/** How far the photo is, and what can be done when it did not arrive. */
export function PhotoSending({ upload, onOther, onClose }: PhotoSendingProps) {
  const { state, isBusy, retry } = upload;
  return (
    <Column>
      <UploadProgress state={state} onRetry={retry} />
      {isBusy && <Typography color="textSecondary">{copy.background}</Typography>}
      {isBusy && (
        <Button size="large" onClick={onClose}>
          {copy.close}
        </Button>
      )}
      {state.step === 'failed' && (
        <Button size="large" onClick={onOther}>
          {copy.other}
        </Button>
      )}
    </Column>
  );
}
