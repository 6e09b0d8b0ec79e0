import { InlineAlert } from '@huella/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { copy } from '../copy.ts';
import type { PaperShape } from './paper-frame.tsx';
import { Viewfinder } from './viewfinder.tsx';
import { useCamera } from './use-camera.ts';

export interface CameraViewProps {
  shape?: PaperShape;
  onShot: (file: File) => void;
  onCancel: () => void;
}

const Column = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  margin: 0,
  padding: 0,
  border: 0,
  outline: 0,
});

export function CameraView({ shape, onShot, onCancel }: CameraViewProps) {
  const [tries, setTries] = useState(0);
  const column = useRef<HTMLFieldSetElement>(null);
  useEffect(() => column.current?.focus(), []);
  const retry = () => setTries((before) => before + 1);
  return (
    <Column ref={column} tabIndex={-1} aria-label={copy.camera.title}>
      <CameraTry key={tries} shape={shape} onShot={onShot} onRetry={retry} />
      <Button size="large" onClick={onCancel}>
        {copy.camera.cancel}
      </Button>
    </Column>
  );
}

interface CameraTryProps extends Pick<CameraViewProps, 'shape' | 'onShot'> {
  onRetry: () => void;
}

function CameraTry({ shape, onShot, onRetry }: CameraTryProps) {
  const { stream, problem } = useCamera();
  if (stream) return <Viewfinder shape={shape} stream={stream} onShot={onShot} onFailed={onRetry} />;
  return (
    <>
      <div aria-live="polite">
        {problem ? <InlineAlert tone="warning">{copy.camera[problem]}</InlineAlert> : copy.camera.starting}
      </div>
      {problem && (
        <Button variant="contained" size="large" onClick={onRetry}>
          {copy.camera.retry}
        </Button>
      )}
    </>
  );
}
