import { copy } from '../copy.ts';
import { Sheet } from '../overlays/sheet.tsx';
import { FormSkeleton } from '../states/skeletons.tsx';
import type { LazySheetProps } from './use-sheet-on-tap.ts';

/** Can be closed like the sheet itself. */
export function LoadingSheet({ open, onClose }: LazySheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={copy.loading}>
      <FormSkeleton fields={2} />
    </Sheet>
  );
}
