import { useEffect, useRef, useState, type RefObject } from 'react';
import { PictureError } from '../picture/picture-error.ts';
import { openPicture } from './open-picture.ts';
import type { OpenedPicture } from './opened-picture.ts';

export interface PictureOpening {
  picture: OpenedPicture | null;
  isOpening: boolean;
  /** Why the last file could not be opened, fit to be shown. */
  problem: string | null;
  open: (file: File) => void;
  /** Forgets the picture and frees its memory; one that is being opened is forgotten too. */
  close: () => void;
}

type State = Pick<PictureOpening, 'picture' | 'isOpening' | 'problem'>;

const NOTHING: State = { picture: null, isOpening: false, problem: null };

/** The one picture that a screen works on: the last that was chosen, closed when another comes or the screen goes. */
export function useOpenPicture(): PictureOpening {
  const [state, setState] = useState(NOTHING);
  const latest = useRef<Opening | null>(null);
  useEffect(() => () => forget(latest), []);

  const open = async (file: File) => {
    forget(latest);
    const own: Opening = { picture: null };
    latest.current = own;
    setState({ ...NOTHING, isOpening: true });
    try {
      const picture = await openPicture(file);
      if (latest.current !== own) return picture.close();
      own.picture = picture;
      setState({ ...NOTHING, picture });
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
  picture: OpenedPicture | null;
}

function forget(latest: RefObject<Opening | null>): void {
  latest.current?.picture?.close();
  latest.current = null;
}

function problemOf(error: unknown): string {
  return (error instanceof PictureError ? error : new PictureError('unreadable')).message;
}
