import type { PaymentMedium } from '@huella/contract';
import { ChoiceGroup, FormSkeleton } from '@huella/ui';
import { styled } from '@mui/material/styles';
import type { Day } from '@huella/validation/day';
import { lazy, Suspense, useState } from 'react';
import { copy } from '../../copy.ts';
import { type PaymentKind, paymentKinds } from '../../lib/payment-kinds.ts';
import { KindIcon } from './kind-icon.tsx';

const PaymentForm = lazy(async () => ({
  default: (await import('../../forms/payment-form/payment-form.tsx')).PaymentForm,
}));

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
  onDirty: (isDirty: boolean) => void;
}

/** The kind, which may still be changed, and its form. */
export function AddPaymentContents({ firstKind, ...form }: AddPaymentContentsProps) {
  const [kind, setKind] = useState<PaymentKind>(firstKind);
  return (
    <Stack>
      <ChoiceGroup label={copy.sheet.kind} options={kindCards} value={kind} onChange={setKind} />
      <Suspense fallback={<FormSkeleton fields={1} />}>
        <PaymentForm kind={kind} {...form} />
      </Suspense>
    </Stack>
  );
}
