import type { PaymentMedium } from '@huella/contract';
import { CHECKING_CBU, SAVINGS_CBU } from '@huella/contract/payments';
import { useReportDirty } from '@huella/ui';
import type { Day } from '@huella/validation/day';
import { Activity } from 'react';
import { copy } from '../../copy.ts';
import type { PaymentKind } from '../../lib/payment-kinds.ts';
import { CardForm } from '../card-form/card-form.tsx';
import { useCardForm } from '../card-form/use-card-form.ts';
import { CbuForm } from '../cbu-form/cbu-form.tsx';
import { useCbuForm } from '../cbu-form/use-cbu-form.ts';

export interface PaymentFormProps {
  kind: PaymentKind;
  submitLabel?: string;
  mediums: readonly PaymentMedium[];
  today: Day;
  /** Gets the id of the new or existing method (D24). */
  onSaved: (id: number) => void;
}

/** Keeps the input of the hidden kind, should the person come back. */
export function PaymentForm({
  kind,
  submitLabel = copy.form.submit,
  mediums,
  today,
  onSaved,
}: PaymentFormProps) {
  const isCard = kind === 'card';
  const card = useCardForm(mediums, today, onSaved);
  const cbu = useCbuForm(kind === 'checking' ? CHECKING_CBU : SAVINGS_CBU, onSaved);
  // The hidden form's input would be lost, too.
  useReportDirty(card.flow.isDirty || cbu.flow.isDirty);
  return (
    <>
      <Activity mode={isCard ? 'visible' : 'hidden'}>
        <CardForm {...card} submitLabel={submitLabel} />
      </Activity>
      <Activity mode={isCard ? 'hidden' : 'visible'}>
        <CbuForm {...cbu} submitLabel={submitLabel} />
      </Activity>
    </>
  );
}
