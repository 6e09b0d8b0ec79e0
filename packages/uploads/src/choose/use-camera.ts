import { useEffect, useState } from 'react';

type CameraProblem = 'denied' | 'missing' | 'busy';

export interface Camera {
  stream: MediaStream | null;
  problem: CameraProblem | null;
}

const WANTED = {
  video: { facingMode: 'environment', width: { ideal: 3840 }, height: { ideal: 2880 } },
  audio: false,
} satisfies MediaStreamConstraints;

export function useCamera(): Camera {
  const [camera, setCamera] = useState<Camera>({ stream: null, problem: null });
  useEffect(() => {
    const view = new AbortController();
    void openCamera(view.signal).then((opened) => view.signal.aborted || setCamera(opened));
    return () => view.abort();
  }, []);
  return camera;
}

/** Asks for permission where it is missing; `signal` stops the camera. */
async function openCamera(signal: AbortSignal): Promise<Camera> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia(WANTED);
    const stop = () => stream.getTracks().forEach((track) => track.stop());
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop);
    return { stream, problem: null };
  } catch (error) {
    return { stream: null, problem: problemOf(error) };
  }
}

function problemOf(error: unknown): CameraProblem {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'busy';
}
