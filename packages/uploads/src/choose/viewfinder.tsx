import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { copy } from '../copy.ts';
import { PaperFrame, type PaperShape } from './paper-frame.tsx';

export interface ViewfinderProps {
  shape?: PaperShape;
  stream: MediaStream;
  onShot: (file: File) => void;
  onFailed: () => void;
}

const Preview = styled('div')({ position: 'relative', overflow: 'hidden', borderRadius: 16 });
const Video = styled('video')({ display: 'block', width: '100%', maxHeight: '50dvh', background: '#000' });

export function Viewfinder({ shape, stream, onShot, onFailed }: ViewfinderProps) {
  const video = useRef<HTMLVideoElement>(null);
  const shutter = useRef<HTMLButtonElement>(null);
  const [isReady, setReady] = useState(false);
  useEffect(() => shutter.current?.focus(), []);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  const capture = () => {
    if (video.current && isReady) void captureFrame(video.current).then(onShot, onFailed);
  };
  return (
    <>
      <Preview>
        <Video
          ref={video}
          autoPlay
          playsInline
          muted
          aria-label={copy.camera.preview}
          onLoadedData={() => setReady(true)}
        />
        {shape && <PaperFrame shape={shape} />}
      </Preview>
      <Button
        variant="contained"
        size="large"
        ref={shutter}
        aria-disabled={!isReady || undefined}
        onClick={capture}
      >
        {copy.camera.captureFrame}
      </Button>
    </>
  );
}

async function captureFrame(video: HTMLVideoElement): Promise<File> {
  const { videoWidth: width, videoHeight: height } = video;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95));
  if (!jpeg) throw new Error('the camera showed nothing');
  return new File([jpeg], 'foto.jpg', { type: 'image/jpeg' });
}
