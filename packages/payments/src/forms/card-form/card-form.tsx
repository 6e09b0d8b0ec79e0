import { Form } from '@huella/forms';
import { SelectField, SubmitButton } from '@huella/ui';
import { copy } from '../../copy.ts';
import { CardFields } from './card-fields.tsx';
import type { useCardForm } from './use-card-form.ts';

/** A credit card: its brand first, because number and length follow from it (specification §5 *Card*). */
export function CardForm({ flow, brands, brand, submit, busy, failure }: ReturnType<typeof useCardForm>) {
  const { form } = flow;
  const save = (
    <SubmitButton busy={busy} busyLabel={copy.form.busy}>
      {copy.form.submit}
    </SubmitButton>
  );
  return (
    <Form flow={flow} onSubmit={submit} failure={failure} actions={save}>
      <SelectField
        control={form.control}
        name="tipo"
        label={copy.form.brand}
        options={brands.map(({ id, tipo }) => ({ value: id, label: tipo }))}
        autoComplete="cc-type"
      />
      {brand && <CardFields form={form} brand={brand} brands={brands} />}
    </Form>
  );
}
