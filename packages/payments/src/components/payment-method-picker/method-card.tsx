import type { PaymentMedium, PaymentMethod } from '@huella/contract';
import type { Day } from '@huella/validation/day';
import { describeMethod } from '../../lib/describe-method.ts';
import { KindIcon } from '../add-payment-sheet/kind-icon.tsx';

/** An expired card cannot be chosen. */
export function methodCard(method: PaymentMethod, mediums: readonly PaymentMedium[], today: Day) {
  const { label, expiry, isExpired } = describeMethod(method, mediums, today);
  return {
    value: method.id,
    label,
    description: expiry,
    illustration: <KindIcon kind={method.vencimiento === null ? 'savings' : 'card'} />,
    disabled: isExpired,
  };
}
