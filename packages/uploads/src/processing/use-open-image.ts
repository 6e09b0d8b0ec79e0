import { useEffect, useRef, useState, type RefObject } from 'react';
import { ImageError } from '../image/image-error.ts';
import { openImage } from './open-image.ts';
import type { OpenedImage } from './opened-image.ts';

export interface ImageOpening {
  image: OpenedImage | null;
  isOpening: boolean;
  /** Why the last file could not be opened, fit to be shown. */
  problem: string | null;
  open: (file: File) => void;
  /** Forgets the picture and frees its memory; one that is being opened is forgotten too. */
  close: () => void;
}

type State = Pick<ImageOpening, 'image' | 'isOpening' | 'problem'>;

const NOTHING: State = { image: null, isOpening: false, problem: null };

/** The one picture that a screen works on: the last that was chosen, closed when another comes or the screen goes. */
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
      if (latest.current === own) setState({ ...NOTHING, problem: problemOf(error) });
    }
    return undefined;
  };

  const close = () => {
    forget(latest);
    setState(NOTHING);
  };
  return { ...state, open: (file) => void open(file), close };
}

/** A file that is being opened, and then its picture. */
interface Opening {
  image: OpenedImage | null;
}

function forget(latest: RefObject<Opening | null>): void {
  latest.current?.image?.close();
  latest.current = null;
}

function problemOf(error: unknown): string {
  return (error instanceof ImageError ? error : new ImageError('unreadable')).message;
}
