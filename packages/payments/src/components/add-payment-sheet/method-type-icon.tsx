import { Icon } from '@huella/ui';
import type { PaymentMethodType } from '../../lib/payment-method-types.ts';

export function MethodTypeIcon({ type }: { type: PaymentMethodType }) {
  return <Icon name={type === 'bankCard' ? 'card' : 'bank'} />;
}
