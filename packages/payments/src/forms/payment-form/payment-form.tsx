import type { PaymentMedium } from '@huella/contract';
import { CHECKING_CBU, SAVINGS_CBU } from '@huella/contract/payments';
import type { Day } from '@huella/validation/day';
import type { PaymentKind } from '../../lib/payment-kinds.ts';
import { CardForm } from '../card-form/card-form.tsx';
import { CbuForm } from '../cbu-form/cbu-form.tsx';

export interface PaymentFormProps {
  kind: PaymentKind;
  mediums: readonly PaymentMedium[];
  today: Day;
  /** Gets the id of the method, new or existing (D24). */
  onSaved: (id: number) => void;
  /** Says whether closing would lose something. Keep it stable. */
  onDirty: (isDirty: boolean) => void;
}

/** The fields of one kind of payment method. */
export function PaymentForm({ kind, mediums, today, onSaved, onDirty }: PaymentFormProps) {
  if (kind === 'card')
    return <CardForm mediums={mediums} today={today} onSaved={onSaved} onDirty={onDirty} />;
  const tipo = kind === 'savings' ? SAVINGS_CBU : CHECKING_CBU;
  return <CbuForm tipo={tipo} onSaved={onSaved} onDirty={onDirty} />;
}
