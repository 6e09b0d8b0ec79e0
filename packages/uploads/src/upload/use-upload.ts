import { useRef, useState } from 'react';
import { runUpload, type Prepared, type UploadJob } from './run-upload.ts';
import type { UploadState } from './upload-state.ts';

export interface Upload {
  state: UploadState;
  isBusy: boolean;
  /** Prepares and sends; while one is under way a second call does nothing. */
  start: (prepare: () => Promise<File>) => void;
  /** Sends the same bytes under the same key again, so that a lost answer stores nothing twice (O-UP-09). */
  retry: () => void;
  /** Back to the beginning, for another file. What is under way goes on, unseen. */
  reset: () => void;
}

interface Item {
  prepare: () => Promise<File>;
  prepared: Prepared | null;
  isBusy: boolean;
}

/** One item on its way to the server. The sending goes on when the screen is left; `job` is told how it ends either way. */
export function useUpload<Answer>(job: UploadJob<Answer>): Upload {
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const current = useRef<Item | null>(null);

  const run = async (item: Item) => {
    if (item.isBusy) return;
    item.isBusy = true;
    const show = (next: UploadState) => {
      if (current.current === item) setState(next);
    };
    await runUpload(job, { prepare: item.prepare, own: item, show, retry: () => void run(item) });
    item.isBusy = false;
  };

  return {
    state,
    isBusy: state.step === 'preparing' || state.step === 'sending',
    start: (prepare) => {
      if (current.current?.isBusy) return;
      current.current = { prepare, prepared: null, isBusy: false };
      void run(current.current);
    },
    retry: () => {
      if (current.current) void run(current.current);
    },
    reset: () => {
      current.current = null;
      setState({ step: 'idle' });
    },
  };
}
