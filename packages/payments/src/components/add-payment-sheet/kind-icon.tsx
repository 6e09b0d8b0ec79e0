import { Icon } from '@huella/ui';
import type { PaymentKind } from '../../lib/payment-kinds.ts';

/** A card or a bank. */
export function KindIcon({ kind }: { kind: PaymentKind }) {
  return <Icon name={kind === 'card' ? 'card' : 'bank'} />;
}
