import { Sheet } from '@huella/ui';
import type { CurrentBag } from '../../lib/current-bag.ts';
import { copy } from './copy.ts';
import { CorrectionForm } from './correction-form.tsx';

export interface CorrectionSheetProps {
  open: boolean;
  currentBag: CurrentBag;
  onClose: () => void;
  onSave: (kilos: number) => void;
}

/** Corrects how much is left of a bag (D108 *Queda más o menos*). */
export function CorrectionSheet({ open, currentBag, onClose, onSave }: CorrectionSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={copy.title}>
      {open && <CorrectionForm currentBag={currentBag} onSave={onSave} />}
    </Sheet>
  );
}
