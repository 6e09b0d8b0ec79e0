import { Form } from '@huella/forms';
import { SelectField, SubmitButton } from '@huella/ui';
import { copy } from '../../copy.ts';
import { BankCardDetails } from './bank-card-details.tsx';
import { BankCardNumberField } from './bank-card-number-field.tsx';
import { RecognisedBrand } from './recognised-brand.tsx';
import type { useBankCardForm } from './use-bank-card-form.ts';

export interface BankCardFormProps extends ReturnType<typeof useBankCardForm> {
  submitLabel: string;
}

/**
 * A credit card: asks for the brand if the number does not tell (specification §5 *Card*). The other fields appear with the brand
 * (§4 *Payment form*).
 */
export function BankCardForm({
  flow,
  brands,
  brand,
  submitLabel,
  submit,
  busy,
  failure,
  ...bankCard
}: BankCardFormProps) {
  const { form } = flow;
  const submitButton = (
    <SubmitButton busy={busy} busyLabel={copy.form.busy}>
      {submitLabel}
    </SubmitButton>
  );
  return (
    <Form flow={flow} onSubmit={submit} failure={failure} actions={submitButton}>
      <BankCardNumberField form={form} brand={brand} brands={brands} />
      {brand !== null && bankCard.isRecognised ? (
        <RecognisedBrand brand={brand} onReject={bankCard.reject} />
      ) : (
        <SelectField
          control={form.control}
          name="tipo"
          label={copy.form.brand}
          options={brands.map(({ id, tipo }) => ({ value: id, label: tipo }))}
          autoComplete="cc-type"
        />
      )}
      {brand !== null && <BankCardDetails control={form.control} />}
    </Form>
  );
}
