import { useState } from 'react';
import type { PaymentKind } from '../../lib/payment-kinds.ts';

/** A saving of a method; the same method saved again, which is no error (D24), is another one. */
export interface Added {
  readonly id: number;
}

/** Opening and closing the sheet that adds a method; `added` is what was saved last, `fresh` its id. A kind of null is asked for in the sheet. */
export function useAddPayment(onChange?: (id: number) => void) {
  const [isOpen, setOpen] = useState(false);
  const [kind, setKind] = useState<PaymentKind | null>(null);
  const [added, setAdded] = useState<Added | null>(null);
  return {
    open: (chosen: PaymentKind | null) => {
      setKind(chosen);
      setOpen(true);
    },
    added,
    fresh: added?.id ?? null,
    /** For the sheet itself. */
    sheet: {
      open: isOpen,
      kind,
      onClose: () => setOpen(false),
      onSaved: (id: number) => {
        setOpen(false);
        setAdded({ id });
        onChange?.(id);
      },
    },
  };
}
