import type { PaymentMedium, PaymentMethod } from '@huella/contract';
import type { Day } from '@huella/validation/day';
import { useEffect, useRef } from 'react';
import type { Added } from '../../components/payment-method-picker/use-add-payment.ts';
import { copy } from './copy.ts';
import { MethodGrid } from './method-grid.ts';
import { MethodItem } from './method-item.tsx';

export interface MethodListProps {
  methods: readonly PaymentMethod[];
  mediums: readonly PaymentMedium[];
  today: Day;
  /** The method just added takes the focus, so that it is announced. */
  added: Added | null;
}

export function MethodList({ methods, mediums, today, added }: MethodListProps) {
  const place = useRef<HTMLLIElement>(null);
  const arrived = methods.some(({ id }) => id === added?.id) ? added : null;
  // In an effect, because the closing sheet first returns the focus to its button.
  useEffect(() => {
    if (arrived !== null) place.current?.focus();
  }, [arrived]);
  return (
    <MethodGrid aria-label={copy.page.list}>
      {methods.map((method) => (
        <MethodItem
          key={method.id}
          {...{ method, mediums, today }}
          focusRef={method.id === added?.id ? place : undefined}
        />
      ))}
    </MethodGrid>
  );
}
