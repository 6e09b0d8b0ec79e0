import { ConfirmDialog, Sheet, useGuardedClose } from '@huella/ui';
import { copy } from '../../copy.ts';
import { AddPaymentContents, type AddPaymentContentsProps } from './add-payment-contents.tsx';

export interface AddPaymentSheetProps extends Omit<AddPaymentContentsProps, 'onDirty'> {
  open: boolean;
  onClose: () => void;
}

/** Adds a payment method without leaving the screen (decision 012); asks before it drops what was typed (D73). */
export function AddPaymentSheet({ open, onClose, ...contents }: AddPaymentSheetProps) {
  const { close, onDirty, question } = useGuardedClose(onClose);
  return (
    <>
      <Sheet open={open} onClose={close} title={copy.sheet.title}>
        <AddPaymentContents {...contents} onDirty={onDirty} />
      </Sheet>
      <ConfirmDialog
        {...question}
        title={copy.sheet.leaveTitle}
        text={copy.sheet.leaveText}
        confirmLabel={copy.sheet.leave}
        cancelLabel={copy.sheet.stay}
        destructive
      />
    </>
  );
}
