import { useState, type ComponentType } from 'react';
import { copy } from '../copy.ts';
import { toast } from '../toast/toast-store.ts';

/**
 * Something that opens by a tap and whose code comes with the first one, such as a sheet: `open` on the tap, and
 * `{Part && <Part open={isOpen} onClose={close} />}`. Where the code does not arrive, a toast says so and tries again.
 */
export function usePartOnTap<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [isOpen, setOpen] = useState(false);
  async function open(): Promise<void> {
    try {
      const loaded = await load();
      setPart(() => loaded);
      setOpen(true);
    } catch {
      toast.error(copy.partFailed, { action: { label: copy.retry, onClick: () => void open() } });
    }
  }
  return { Part, isOpen, open: () => void open(), close: () => setOpen(false) };
}
