import { copy } from '../copy.ts';
import { Sheet } from '../overlays/sheet.tsx';
import { FormSkeleton } from '../states/skeletons.tsx';
import type { SheetPartProps } from './use-part-on-tap.ts';

/** Can be closed like the sheet itself. */
export function LoadingSheet({ open, onClose }: SheetPartProps) {
  return (
    <Sheet open={open} onClose={onClose} title={copy.loading}>
      <FormSkeleton fields={2} />
    </Sheet>
  );
}
