import type { PaymentMedium } from '@huella/contract';
import { CHECKING_CBU, SAVINGS_CBU } from '@huella/contract/payments';
import { lockProps, useReportDirty } from '@huella/ui';
import type { Day } from '@huella/validation/day';
import { Activity, type ReactNode } from 'react';
import { copy } from '../../copy.ts';
import type { PaymentMethodType } from '../../lib/payment-method-types.ts';
import { BankCardForm } from '../bank-card-form/bank-card-form.tsx';
import { useBankCardForm } from '../bank-card-form/use-bank-card-form.ts';
import { CbuForm } from '../cbu-form/cbu-form.tsx';
import { useCbuForm } from '../cbu-form/use-cbu-form.ts';

export interface PaymentFormProps {
  type: PaymentMethodType;
  submitLabel?: string;
  mediums: readonly PaymentMedium[];
  today: Day;
  /** Gets the id of the new or existing method (D24). */
  onSaved: (id: number) => void;
  /** The choice of the type. */
  children?: ReactNode;
}

/** Keeps the input of the hidden type, should the person come back. */
export function PaymentForm({
  type,
  submitLabel = copy.form.submit,
  mediums,
  today,
  onSaved,
  children,
}: PaymentFormProps) {
  const isBankCard = type === 'bankCard';
  const bankCard = useBankCardForm(mediums, today, onSaved);
  const cbu = useCbuForm(type === 'checking' ? CHECKING_CBU : SAVINGS_CBU, onSaved);
  // The hidden form's input would be lost, too.
  useReportDirty(bankCard.flow.isDirty || cbu.flow.isDirty);
  return (
    <>
      {children && <div {...lockProps(bankCard.busy || cbu.busy)}>{children}</div>}
      <Activity mode={isBankCard ? 'visible' : 'hidden'}>
        <BankCardForm {...bankCard} submitLabel={submitLabel} />
      </Activity>
      <Activity mode={isBankCard ? 'hidden' : 'visible'}>
        <CbuForm {...cbu} submitLabel={submitLabel} />
      </Activity>
    </>
  );
}
