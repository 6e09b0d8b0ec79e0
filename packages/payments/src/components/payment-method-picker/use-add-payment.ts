import { useState } from 'react';
import type { PaymentKind } from '../../lib/payment-kinds.ts';

/** Opening and closing the sheet that adds a method; `fresh` is the id of the method that was added last. */
export function useAddPayment(onChange: (id: number) => void) {
  const [isOpen, setOpen] = useState(false);
  const [firstKind, setFirstKind] = useState<PaymentKind>('card');
  const [fresh, setFresh] = useState<number | null>(null);
  return {
    open: (kind: PaymentKind) => {
      setFirstKind(kind);
      setOpen(true);
    },
    fresh,
    /** For the sheet itself. */
    sheet: {
      open: isOpen,
      firstKind,
      onClose: () => setOpen(false),
      onSaved: (id: number) => {
        setOpen(false);
        setFresh(id);
        onChange(id);
      },
    },
  };
}
