import { useEffect, useRef, useState, type RefObject } from 'react';
import { ImageError } from '../image/image-error.ts';
import { openImage } from './open-image.ts';
import type { OpenedImage } from './opened-image.ts';

export interface ImageOpening {
  image: OpenedImage | null;
  isOpening: boolean;
  /** Why the last file did not open, as a Spanish sentence. */
  error: string | null;
  open: (file: File) => void;
  close: () => void;
}

type State = Pick<ImageOpening, 'image' | 'isOpening' | 'error'>;

const NOTHING: State = { image: null, isOpening: false, error: null };

export function useOpenImage(): ImageOpening {
  const [state, setState] = useState(NOTHING);
  const latest = useRef<Opening | null>(null);
  useEffect(() => () => forget(latest), []);

  const open = async (file: File) => {
    forget(latest);
    const own: Opening = { image: null };
    latest.current = own;
    setState({ ...NOTHING, isOpening: true });
    try {
      const image = await openImage(file);
      if (latest.current !== own) return image.close();
      own.image = image;
      setState({ ...NOTHING, image });
    } catch (error) {
      if (latest.current === own) setState({ ...NOTHING, error: textOf(error) });
    }
    return undefined;
  };

  const close = () => {
    forget(latest);
    setState(NOTHING);
  };
  return { ...state, open: (file) => void open(file), close };
}

interface Opening {
  image: OpenedImage | null;
}

function forget(latest: RefObject<Opening | null>): void {
  latest.current?.image?.close();
  latest.current = null;
}

function textOf(error: unknown): string {
  return (error instanceof ImageError ? error : new ImageError('unreadable')).message;
}
