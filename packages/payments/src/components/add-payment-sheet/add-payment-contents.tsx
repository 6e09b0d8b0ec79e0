import type { PaymentMedium } from '@huella/contract';
import { ChoiceGroup } from '@huella/ui';
import { styled } from '@mui/material/styles';
import type { Day } from '@huella/validation/day';
import { useState } from 'react';
import { copy } from '../../copy.ts';
import { PaymentForm } from '../../forms/payment-form/payment-form.tsx';
import { type PaymentKind, paymentKinds } from '../../lib/payment-kinds.ts';
import { KindIcon } from './kind-icon.tsx';

const Stack = styled('div')({ display: 'grid', gap: 24 });

const kindCards = paymentKinds.map((kind) => ({
  value: kind,
  label: copy.kinds[kind],
  illustration: <KindIcon kind={kind} />,
}));

export interface AddPaymentContentsProps {
  firstKind: PaymentKind;
  mediums: readonly PaymentMedium[];
  today: Day;
  onSaved: (id: number) => void;
}

/** The kind, which may still be changed, and its form. */
export function AddPaymentContents({ firstKind, ...form }: AddPaymentContentsProps) {
  const [kind, setKind] = useState<PaymentKind>(firstKind);
  return (
    <Stack>
      <ChoiceGroup label={copy.sheet.kind} options={kindCards} value={kind} onChange={setKind} />
      <PaymentForm kind={kind} {...form} />
    </Stack>
  );
}
