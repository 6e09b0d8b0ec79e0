import { useCallback, useRef, useState, type ComponentType } from 'react';
import { copy } from '../copy.ts';
import { toast } from '../toast/toast-store.ts';
import { inPlace } from './in-place.tsx';
import { useIdleLoad } from './use-idle-load.ts';

export interface LazySheetProps {
  open: boolean;
  onClose: () => void;
}

/** Milliseconds before the frame is shown. */
const FRAME_MS = 50;

const loadFrame = async () => (await import('./loading-sheet.tsx')).LoadingSheet;

/** `frame`: loading with the frame shown. */
type Stage = 'none' | 'fetching' | 'frame' | 'loaded';

/**
 * A sheet that loads on the first tap: `open` on the tap, and `{LoadedSheet && <LoadedSheet open={isOpen} onClose={close} />}`; both are stable
 * for the same `load`. Shows a frame while loading, which can be closed. On failure a toast offers a retry.
 */
export function useSheetOnTap<Props extends LazySheetProps>(load: () => Promise<ComponentType<Props>>) {
  const [LoadedSheet, setLoadedSheet] = useState<ComponentType<Props> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const stage = useRef<Stage>('none');
  useIdleLoad(loadFrame);
  const open = useCallback(
    async function openSheet(): Promise<void> {
      if (stage.current === 'fetching') return;
      if (stage.current !== 'none') return setOpen(true);
      const isFramed = () => stage.current === 'frame';
      const show = (part: ComponentType<Props>) => {
        setLoadedSheet(() => part);
        setOpen(true);
      };
      const showFrame = async () => {
        const frame = await loadFrame();
        if (stage.current !== 'fetching') return;
        stage.current = 'frame';
        show(frame);
      };
      stage.current = 'fetching';
      try {
        const loaded = await withFrame(load(), showFrame);
        if (isFramed()) setLoadedSheet(() => inPlace(loaded));
        else show(loaded);
        stage.current = 'loaded';
      } catch {
        stage.current = 'none';
        setOpen(false);
        toast.error(copy.loadFailed, { action: { label: copy.retry, onClick: () => void openSheet() } });
      }
    },
    [load],
  );
  const tap = useCallback(() => void open(), [open]);
  const close = useCallback(() => setOpen(false), []);
  return { LoadedSheet, isOpen, open: tap, close };
}

/** Shows the frame if loading takes noticeable time. Ignores a failure of the frame. */
async function withFrame<Loaded>(loading: Promise<Loaded>, showFrame: () => Promise<void>): Promise<Loaded> {
  const timer = setTimeout(() => void showFrame().catch(() => undefined), FRAME_MS);
  try {
    return await loading;
  } finally {
    clearTimeout(timer);
  }
}
