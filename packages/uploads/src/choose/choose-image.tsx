import { Icon, lazyPart } from '@huella/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { copy } from '../copy.ts';
import { cameraSupport } from './camera-support.ts';
import { FileButton } from './file-button.tsx';

const CameraView = lazyPart(async () => (await import('./camera-view.tsx')).CameraView);

export interface ChooseImageProps {
  onFile: (file: File) => void;
  disabled?: boolean;
}

/** Whoever leaves the camera finds the focus where it was. */
const focus = (button: HTMLButtonElement | null) => button?.focus();

/** HEIC is named, because some systems leave it out of `image/*`. */
const IMAGES = 'image/*,.heic,.heif';

const Buttons = styled('div')({ display: 'grid', gap: 12 });

/**
 * Take a photo or choose a saved one. A phone opens its own camera; a desktop shows its camera here, and where there is
 * none, or no permission, the saved photo is the way out.
 */
export function ChooseImage({ onFile, disabled }: ChooseImageProps) {
  const [camera, setCamera] = useState<'closed' | 'open' | 'left'>('closed');
  const isCapturing = camera === 'open';
  const way = cameraSupport();
  const take = (file: File) => {
    setCamera('closed');
    onFile(file);
  };
  return (
    <Buttons>
      {isCapturing && <CameraView onShot={take} onCancel={() => setCamera('left')} />}
      {!isCapturing && way === 'system' && (
        <FileButton
          label={copy.choose.take}
          icon="camera"
          variant="contained"
          accept="image/*"
          capture="environment"
          disabled={disabled}
          onFile={onFile}
        />
      )}
      {!isCapturing && way === 'page' && (
        <Button
          variant="contained"
          size="large"
          startIcon={<Icon name="camera" />}
          disabled={disabled}
          onClick={() => setCamera('open')}
          ref={camera === 'left' ? focus : null}
        >
          {copy.choose.take}
        </Button>
      )}
      <FileButton
        label={copy.choose.pick}
        icon="image"
        variant={way === 'none' ? 'contained' : 'outlined'}
        accept={IMAGES}
        disabled={disabled}
        onFile={take}
      />
    </Buttons>
  );
}
