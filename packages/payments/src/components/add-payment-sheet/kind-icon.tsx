import { Icon } from '@huella/ui';
import type { PaymentKind } from '../../lib/payment-kinds.ts';

export function KindIcon({ kind }: { kind: PaymentKind }) {
  return <Icon name={kind === 'card' ? 'card' : 'bank'} />;
}
