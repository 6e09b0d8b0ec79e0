import { useState } from 'react';
import type { PaymentMethodType } from '../../lib/payment-method-types.ts';

/** A new object per save: saving an existing method again succeeds (D24). */
export interface Added {
  readonly id: number;
}

/**
 * State of the sheet that adds a method; `fresh` is the id of the last one saved. With a `type` of null the sheet asks for it.
 */
export function useAddPayment(onChange?: (id: number) => void) {
  const [isOpen, setOpen] = useState(false);
  const [type, setType] = useState<PaymentMethodType | null>(null);
  const [added, setAdded] = useState<Added | null>(null);
  return {
    open: (chosen: PaymentMethodType | null) => {
      setType(chosen);
      setOpen(true);
    },
    added,
    fresh: added?.id ?? null,
    sheet: {
      open: isOpen,
      type,
      onClose: () => setOpen(false),
      onSaved: (id: number) => {
        setOpen(false);
        setAdded({ id });
        onChange?.(id);
      },
    },
  };
}
