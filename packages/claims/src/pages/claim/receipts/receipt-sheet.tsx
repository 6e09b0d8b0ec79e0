import { Sheet } from '@huella/ui';
import { copy } from './copy.ts';
import { ReceiptForm } from './receipt-form.tsx';
import type { ReceiptTarget } from './use-receipt-form.ts';

export interface ReceiptSheetProps extends ReceiptTarget {
  open: boolean;
  onClose: () => void;
}

export function ReceiptSheet({ open, onClose, ...target }: ReceiptSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={copy.add}>
      <ReceiptForm {...target} onSent={onClose} onLeave={onClose} />
    </Sheet>
  );
}
