import { Form } from '@huella/forms';
import { ChoiceField, SubmitButton, TextField } from '@huella/ui';
import { PaperField } from '../../../components/claim-file/paper-field.tsx';
import { copy } from './copy.ts';
import { extraDraft, useExtraForm } from './use-extra-form.ts';

const kinds = [
  { value: 'estudio', label: copy.extra.kinds.estudio },
  { value: 'informe', label: copy.extra.kinds.informe },
] as const;

export function ExtraForm({ claimId, onSent }: { claimId: number; onSent: () => void }) {
  const { flow, submit, busy, failure, paper, attempt, setPaper } = useExtraForm(claimId, onSent);
  const { control } = flow.form;
  return (
    <Form
      flow={flow}
      onSubmit={submit}
      failure={failure}
      actions={
        <SubmitButton busy={busy} busyLabel={copy.extra.submit} disabled={paper === null}>
          {copy.extra.submit}
        </SubmitButton>
      }
    >
      <ChoiceField control={control} name="tipo" label={copy.extra.kind} options={kinds} columns={2} />
      <TextField
        control={control}
        name="label"
        label={copy.extra.label}
        hint={copy.extra.labelHint}
        autoCapitalize="sentences"
        enterKeyHint="done"
      />
      <PaperField
        key={attempt}
        name={copy.extra.file}
        draftKey={extraDraft(claimId)}
        paper={paper}
        onChange={setPaper}
      />
    </Form>
  );
}
