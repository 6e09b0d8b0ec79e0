import { Sheet } from '@huella/ui';
import { copy } from './copy.ts';
import { AddPaymentContents, type AddPaymentContentsProps } from './add-payment-contents.tsx';

export interface AddPaymentSheetProps extends AddPaymentContentsProps {
  open: boolean;
  onClose: () => void;
}

/** Adds a payment method without leaving the screen (decision 012); asks before it discards input (D73). */
export function AddPaymentSheet({ open, onClose, ...contents }: AddPaymentSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={copy.sheet.title} leave={copy.sheet.leave}>
      <AddPaymentContents {...contents} />
    </Sheet>
  );
}
