import { useState } from 'react';
import type { PaymentKind } from '../../lib/payment-kinds.ts';

/** A new object per save: saving an existing method again succeeds (D24). */
export interface Added {
  readonly id: number;
}

/**
 * State of the sheet that adds a method; `fresh` is the id of the last one saved. With a `kind` of null the sheet asks for it.
 */
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
