import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { copy } from '../copy.ts';
import { shoot } from './shoot.ts';

export interface FinderProps {
  stream: MediaStream;
  onShot: (file: File) => void;
  onFailed: () => void;
}

const Video = styled('video')({ width: '100%', maxHeight: '50dvh', borderRadius: 16, background: '#000' });

/** What the camera sees, and the shutter, which takes the focus. */
export function Finder({ stream, onShot, onFailed }: FinderProps) {
  const video = useRef<HTMLVideoElement>(null);
  const shutter = useRef<HTMLButtonElement>(null);
  useEffect(() => shutter.current?.focus(), []);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  const release = () => {
    if (video.current) void shoot(video.current).then(onShot, onFailed);
  };
  return (
    <>
      <Video ref={video} autoPlay playsInline muted aria-label={copy.camera.preview} />
      <Button variant="contained" size="large" ref={shutter} onClick={release}>
        {copy.camera.shoot}
      </Button>
    </>
  );
}
