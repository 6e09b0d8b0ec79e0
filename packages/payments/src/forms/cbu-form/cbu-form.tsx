import { Form } from '@huella/forms';
import { DigitsField, SubmitButton } from '@huella/ui';
import { copy } from '../../copy.ts';
import { CbuNumberHint } from './cbu-number-hint.tsx';
import type { useCbuForm } from './use-cbu-form.ts';

export interface CbuFormProps extends ReturnType<typeof useCbuForm> {
  submitLabel: string;
}

/** Specification §5 *CBU*, D54. */
export function CbuForm({ flow, submitLabel, submit, busy, failure }: CbuFormProps) {
  const { control } = flow.form;
  const submitButton = (
    <SubmitButton busy={busy} busyLabel={copy.form.busy}>
      {submitLabel}
    </SubmitButton>
  );
  return (
    <Form flow={flow} onSubmit={submit} failure={failure} actions={submitButton}>
      <DigitsField
        control={control}
        name="numero_pago"
        label={copy.form.cbu}
        groups={4}
        enterKeyHint="send"
        hint={<CbuNumberHint control={control} />}
      />
    </Form>
  );
}
