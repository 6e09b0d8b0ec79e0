import type { PaymentMethod } from '@huella/contract';
import type { Day } from '@huella/validation/day';
import { useEffect, useEffectEvent } from 'react';
import { isExpired } from '../../lib/is-expired.ts';

export interface OnlyMethodOptions {
  methods: readonly PaymentMethod[];
  today: Day;
  value: number | null;
  onChange: (id: number) => void;
}

/** Chooses the only usable method if none is chosen. */
export function useOnlyMethod({ methods, today, value, onChange }: OnlyMethodOptions): void {
  const [only, ...others] = methods;
  const id = only !== undefined && others.length === 0 && !isExpired(only, today) ? only.id : null;
  const choose = useEffectEvent(onChange);
  useEffect(() => {
    if (id !== null && value === null) choose(id);
  }, [id, value]);
}
