import type { PaymentMethod } from '@huella/contract';
import { useEffect, useEffectEvent } from 'react';
import type { Added } from './use-add-payment.ts';

export interface ContinueOptions {
  /** The save that continues, if any. */
  added: Added | null;
  methods: readonly PaymentMethod[];
  onContinue: (() => void) | undefined;
}

/** Continues once the saved method is in the list and has the focus, so that a sheet opened next returns the focus to it. */
export function useContinue({ added, methods, onContinue }: ContinueOptions): void {
  const arrived = methods.some(({ id }) => id === added?.id) ? added : null;
  const goOn = useEffectEvent(() => onContinue?.());
  useEffect(() => {
    if (arrived !== null) goOn();
  }, [arrived]);
}
