import { DigitsField, FormAlert, SubmitButton, useReportDirty } from '@huella/ui';
import type { CbuForm as CbuValues } from '@huella/validation/payment';
import { copy } from '../../copy.ts';
import { DetachedForm } from '../detached-form.tsx';
import { CbuNumberHint } from './cbu-number-hint.tsx';
import { useCbuForm } from './use-cbu-form.ts';

export interface CbuFormProps {
  tipo: CbuValues['tipo'];
  onSaved: (id: number) => void;
  onDirty: (isDirty: boolean) => void;
}

/** A bank account by its CBU (specification §5 *CBU*, D54). */
export function CbuForm({ tipo, onSaved, onDirty }: CbuFormProps) {
  const { form, submit, busy, failure } = useCbuForm(tipo, onSaved);
  useReportDirty('numero_pago' in form.formState.dirtyFields, onDirty);
  return (
    <DetachedForm onSubmit={submit}>
      <DigitsField
        control={form.control}
        name="numero_pago"
        label={copy.form.cbu}
        groups={4}
        hint={<CbuNumberHint control={form.control} />}
      />
      <FormAlert message={failure} />
      <SubmitButton busy={busy} busyLabel={copy.form.busy}>
        {copy.form.submit}
      </SubmitButton>
    </DetachedForm>
  );
}
