import type { PaymentMethod } from '@huella/contract';
import { useEffect, useEffectEvent } from 'react';
import type { Added } from './use-add-payment.ts';

export interface ContinueOptions {
  /** The saving that leads on, null for none. */
  added: Added | null;
  methods: readonly PaymentMethod[];
  onContinue: (() => void) | undefined;
}

/** Goes on once the saved method is in the list: it has the focus by then, and a sheet that opens now returns the focus to it. */
export function useContinue({ added, methods, onContinue }: ContinueOptions): void {
  const arrived = methods.some(({ id }) => id === added?.id) ? added : null;
  const goOn = useEffectEvent(() => onContinue?.());
  useEffect(() => {
    if (arrived !== null) goOn();
  }, [arrived]);
}
