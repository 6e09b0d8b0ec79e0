import { Icon, lazyPart } from '@huella/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { cameraSupport } from './camera-support.ts';
import { FileButton } from './file-button.tsx';
import type { PaperShape } from './paper-frame.tsx';

const CameraView = lazyPart(async () => (await import('./camera-view.tsx')).CameraView);

export interface ChooseFilesProps {
  /** Cancelling is silent. */
  onFiles: (files: readonly File[]) => void;
  /** As of `<input accept>`: a hint for the dialog of the system, never a check. */
  accept: string;
  /** What the two buttons say. */
  labels: { take: string; pick: string };
  /** Several saved files at once. */
  multiple?: boolean;
  /** The paper whose frame a camera in the page shows. */
  shape?: PaperShape;
  /** Something else on the screen is the next step. */
  isSecondary?: boolean;
  disabled?: boolean;
}

/** A person who leaves the camera finds the focus where it was. */
const focus = (button: HTMLButtonElement | null) => button?.focus();

const Buttons = styled('div')({ display: 'grid', gap: 12 });

/**
 * Take a photo or choose saved files. A phone opens its own camera; a desktop shows its camera here, and where there is
 * none, or no permission, a saved file is the way out.
 */
export function ChooseFiles(props: ChooseFilesProps) {
  const { onFiles, accept, labels, multiple, shape, isSecondary, disabled } = props;
  const first = isSecondary ? 'outlined' : 'contained';
  const [camera, setCamera] = useState<'closed' | 'open' | 'left'>('closed');
  const isCapturing = camera === 'open';
  const way = cameraSupport();
  const take = (files: readonly File[]) => {
    setCamera('closed');
    onFiles(files);
  };
  return (
    <Buttons>
      {isCapturing && (
        <CameraView shape={shape} onShot={(file) => take([file])} onCancel={() => setCamera('left')} />
      )}
      {!isCapturing && way === 'system' && (
        <FileButton
          label={labels.take}
          icon="camera"
          variant={first}
          accept="image/*"
          capture="environment"
          disabled={disabled}
          onFiles={onFiles}
        />
      )}
      {!isCapturing && way === 'page' && (
        <Button
          variant={first}
          size="large"
          startIcon={<Icon name="camera" />}
          disabled={disabled}
          onClick={() => setCamera('open')}
          ref={camera === 'left' ? focus : null}
        >
          {labels.take}
        </Button>
      )}
      <FileButton
        label={labels.pick}
        icon="image"
        variant={way === 'none' ? first : 'outlined'}
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onFiles={take}
      />
    </Buttons>
  );
}
