import { Form } from '@huella/forms';
import { SelectField, SubmitButton } from '@huella/ui';
import { copy } from '../../copy.ts';
import { CardDetails } from './card-details.tsx';
import { CardNumberField } from './card-number-field.tsx';
import { RecognisedBrand } from './recognised-brand.tsx';
import type { useCardForm } from './use-card-form.ts';

export interface CardFormProps extends ReturnType<typeof useCardForm> {
  submitLabel: string;
}

/**
 * A credit card: asks for the brand if the number does not tell (specification §5 *Card*). The other fields appear with the brand
 * (§4 *Payment form*).
 */
export function CardForm({
  flow,
  brands,
  brand,
  submitLabel,
  submit,
  busy,
  failure,
  ...card
}: CardFormProps) {
  const { form } = flow;
  const submitButton = (
    <SubmitButton busy={busy} busyLabel={copy.form.busy}>
      {submitLabel}
    </SubmitButton>
  );
  return (
    <Form flow={flow} onSubmit={submit} failure={failure} actions={submitButton}>
      <CardNumberField form={form} brand={brand} brands={brands} />
      {brand !== null && card.isRecognised ? (
        <RecognisedBrand brand={brand} onReject={card.reject} />
      ) : (
        <SelectField
          control={form.control}
          name="tipo"
          label={copy.form.brand}
          options={brands.map(({ id, tipo }) => ({ value: id, label: tipo }))}
          autoComplete="cc-type"
        />
      )}
      {brand !== null && <CardDetails control={form.control} />}
    </Form>
  );
}
