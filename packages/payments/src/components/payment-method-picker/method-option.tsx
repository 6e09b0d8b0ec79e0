import type { PaymentMedium, PaymentMethod } from '@huella/contract';
import type { Day } from '@huella/validation/day';
import { describeMethod } from '../../lib/describe-method.ts';
import { MethodTypeIcon } from '../add-payment-sheet/method-type-icon.tsx';

/** An expired card cannot be chosen. */
export function methodOption(method: PaymentMethod, mediums: readonly PaymentMedium[], today: Day) {
  const { label, expiry, isExpired } = describeMethod(method, mediums, today);
  return {
    value: method.id,
    label,
    description: expiry,
    illustration: <MethodTypeIcon type={method.vencimiento === null ? 'savings' : 'bankCard'} />,
    disabled: isExpired,
  };
}
