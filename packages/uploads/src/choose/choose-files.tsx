import { Icon, lazyComponent } from '@huella/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { FileButton } from './file-button.tsx';
import type { PaperShape } from './paper-frame.tsx';

const CameraView = lazyComponent(async () => (await import('./camera-view.tsx')).CameraView);

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
 * Takes a photo or chooses saved files. A phone opens its own camera; a desktop offers saved files first, and shows its camera
 * here.
 */
export function ChooseFiles(props: ChooseFilesProps) {
  const { onFiles, accept, labels, multiple, shape, isSecondary, disabled } = props;
  const first = isSecondary ? 'outlined' : 'contained';
  const [camera, setCamera] = useState<'closed' | 'open' | 'left'>('closed');
  const way = cameraSupport();
  const take = (files: readonly File[]) => {
    setCamera('closed');
    onFiles(files);
  };
  const pick = (
    <FileButton
      label={labels.pick}
      icon="image"
      variant={way === 'system' ? 'outlined' : first}
      accept={accept}
      multiple={multiple}
      disabled={disabled}
      onFiles={take}
    />
  );
  if (way === 'system')
    return (
      <Buttons>
        <FileButton
          label={labels.take}
          icon="camera"
          variant={first}
          accept="image/*"
          capture="environment"
          disabled={disabled}
          onFiles={onFiles}
        />
        {pick}
      </Buttons>
    );
  return (
    <Buttons>
      {camera === 'open' && (
        <CameraView shape={shape} onShot={(file) => take([file])} onCancel={() => setCamera('left')} />
      )}
      {pick}
      {camera !== 'open' && way === 'page' && (
        <Button
          variant="outlined"
          size="large"
          startIcon={<Icon name="camera" />}
          disabled={disabled}
          onClick={() => setCamera('open')}
          ref={camera === 'left' ? focus : null}
        >
          {labels.take}
        </Button>
      )}
    </Buttons>
  );
}

/** How a photo can be taken here. `none`: without https a browser has no camera. */
function cameraSupport(): 'system' | 'page' | 'none' {
  if (matchMedia('(pointer: coarse)').matches) return 'system';
  const devices = (navigator as Partial<Navigator>).mediaDevices as Partial<MediaDevices> | undefined;
  return devices?.getUserMedia ? 'page' : 'none';
}
