import type { PaymentMedium } from '@huella/contract';
import { ChoiceGroup } from '@huella/ui';
import type { Day } from '@huella/validation/day';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { copy } from '../../copy.ts';
import { PaymentForm } from '../../forms/payment-form/payment-form.tsx';
import { type PaymentKind, paymentKinds } from '../../lib/payment-kinds.ts';
import { useFocusOnce } from '../payment-method-picker/use-focus-once.ts';
import { ChosenKind } from './chosen-kind.tsx';
import { KindIcon } from './kind-icon.tsx';

const Stack = styled('div')({ display: 'grid', gap: 24 });

const kindCards = paymentKinds.map((kind) => ({
  value: kind,
  label: copy.kinds[kind],
  illustration: <KindIcon kind={kind} />,
}));

export interface AddPaymentContentsProps {
  /** The kind chosen before opening, if any. */
  kind: PaymentKind | null;
  submitLabel?: string;
  mediums: readonly PaymentMedium[];
  today: Day;
  onSaved: (id: number) => void;
}

export function AddPaymentContents({ kind: chosen, ...form }: AddPaymentContentsProps) {
  const [kind, setKind] = useState<PaymentKind>(chosen ?? 'card');
  const [isKindOpen, setKindOpen] = useState(chosen === null);
  // The button that opened the choice is gone.
  const chosenRef = useFocusOnce(chosen);
  return (
    <Stack>
      {isKindOpen ? (
        <ChoiceGroup
          label={copy.sheet.kind}
          options={kindCards}
          value={kind}
          onChange={setKind}
          focusOn={chosen}
          inputRef={chosenRef}
        />
      ) : (
        <ChosenKind kind={kind} onChange={() => setKindOpen(true)} />
      )}
      <PaymentForm kind={kind} {...form} />
    </Stack>
  );
}
