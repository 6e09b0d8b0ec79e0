import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { copy } from '../copy.ts';
import { captureFrame } from './capture-frame.ts';

export interface ViewfinderProps {
  stream: MediaStream;
  onShot: (file: File) => void;
  onFailed: () => void;
}

const Video = styled('video')({ width: '100%', maxHeight: '50dvh', borderRadius: 16, background: '#000' });

/** What the camera sees, and the shutter, which takes the focus. */
export function Viewfinder({ stream, onShot, onFailed }: ViewfinderProps) {
  const video = useRef<HTMLVideoElement>(null);
  const shutter = useRef<HTMLButtonElement>(null);
  useEffect(() => shutter.current?.focus(), []);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  const release = () => {
    if (video.current) void captureFrame(video.current).then(onShot, onFailed);
  };
  return (
    <>
      <Video ref={video} autoPlay playsInline muted aria-label={copy.camera.preview} />
      <Button variant="contained" size="large" ref={shutter} onClick={release}>
        {copy.camera.captureFrame}
      </Button>
    </>
  );
}
