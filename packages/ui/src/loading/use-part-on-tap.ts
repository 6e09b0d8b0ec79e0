import { useCallback, useState, type ComponentType } from 'react';
import { copy } from '../copy.ts';
import { toast } from '../toast/toast-store.ts';

/**
 * Something that opens by a tap and whose code comes with the first one, such as a sheet: `open` on the tap, and
 * `{Part && <Part open={isOpen} onClose={close} />}`; both stay the same functions for the same `load`. Where the code does not arrive, a toast says so and tries again.
 */
export function usePartOnTap<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(
    async function openPart(): Promise<void> {
      try {
        const loaded = await load();
        setPart(() => loaded);
        setOpen(true);
      } catch {
        toast.error(copy.partFailed, { action: { label: copy.retry, onClick: () => void openPart() } });
      }
    },
    [load],
  );
  const tap = useCallback(() => void open(), [open]);
  const close = useCallback(() => setOpen(false), []);
  return { Part, isOpen, open: tap, close };
}
