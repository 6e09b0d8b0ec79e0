import { Icon, lazyPart } from '@huella/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { FileButton } from './file-button.tsx';
import type { PaperShape } from './paper-frame.tsx';

const CameraView = lazyPart(async () => (await import('./camera-view.tsx')).CameraView);

export interface ChooseFilesProps {
  /** Not called on cancel. */
  onFiles: (files: readonly File[]) => void;
  accept: string;
  labels: { take: string; pick: string };
  multiple?: boolean;
  /** Shows a frame of this shape over the camera in the page. */
  shape?: PaperShape;
  isSecondary?: boolean;
  disabled?: boolean;
}

const focus = (button: HTMLButtonElement | null) => button?.focus();

const Buttons = styled('div')({ display: 'grid', gap: 12 });

/**
 * Takes a photo or chooses saved files. A phone opens its own camera; a desktop shows its camera here, and offers saved files
 * where there is none.
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

/** How a photo can be taken here. `none`: without https a browser has no camera. */
function cameraSupport(): 'system' | 'page' | 'none' {
  if (matchMedia('(pointer: coarse)').matches) return 'system';
  const devices = (navigator as Partial<Navigator>).mediaDevices as Partial<MediaDevices> | undefined;
  return devices?.getUserMedia ? 'page' : 'none';
}
