import type { PaymentMedium } from '@huella/contract';
import { FormAlert, SelectField, SubmitButton, useReportDirty } from '@huella/ui';
import type { Day } from '@huella/validation/day';
import { useMemo } from 'react';
import { copy } from '../../copy.ts';
import { cardBrands } from '../../lib/card-brands.ts';
import { DetachedForm } from '../detached-form.tsx';
import { CardFields } from './card-fields.tsx';
import { useCardForm } from './use-card-form.ts';

export interface CardFormProps {
  mediums: readonly PaymentMedium[];
  today: Day;
  onSaved: (id: number) => void;
  onDirty: (isDirty: boolean) => void;
}

/** A credit card: its brand first, because number and length follow from it (specification §5 *Card*). */
export function CardForm({ mediums, today, onSaved, onDirty }: CardFormProps) {
  const brands = useMemo(() => cardBrands(mediums), [mediums]);
  const { form, brand, submit, busy, failure } = useCardForm(brands, today, onSaved);
  useReportDirty(form.formState.isDirty, onDirty);
  return (
    <DetachedForm onSubmit={submit}>
      <SelectField
        control={form.control}
        name="tipo"
        label={copy.form.brand}
        options={brands.map(({ id, tipo }) => ({ value: id, label: tipo }))}
        autoComplete="cc-type"
      />
      {brand && <CardFields form={form} brand={brand} brands={brands} />}
      <FormAlert message={failure} />
      <SubmitButton busy={busy} busyLabel={copy.form.busy}>
        {copy.form.submit}
      </SubmitButton>
    </DetachedForm>
  );
}
