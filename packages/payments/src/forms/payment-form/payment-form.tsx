import type { PaymentMedium } from '@huella/contract';
import { CHECKING_CBU, SAVINGS_CBU } from '@huella/contract/payments';
import type { Day } from '@huella/validation/day';
import { Activity } from 'react';
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

/** The fields of one kind of payment method. What was typed for another kind waits unseen, should the person come back. */
export function PaymentForm({ kind, mediums, today, onSaved, onDirty }: PaymentFormProps) {
  const isCard = kind === 'card';
  const tipo = kind === 'checking' ? CHECKING_CBU : SAVINGS_CBU;
  return (
    <>
      <Activity mode={isCard ? 'visible' : 'hidden'}>
        <CardForm mediums={mediums} today={today} onSaved={onSaved} onDirty={onDirty} />
      </Activity>
      <Activity mode={isCard ? 'hidden' : 'visible'}>
        <CbuForm tipo={tipo} onSaved={onSaved} onDirty={onDirty} />
      </Activity>
    </>
  );
}
