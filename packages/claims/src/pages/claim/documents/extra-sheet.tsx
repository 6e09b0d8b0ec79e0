import { Form } from '@huella/forms';
import { ChoiceField, Sheet, SubmitButton, TextField } from '@huella/ui';
import { PaperField } from '../../../components/claim-file/paper-field.tsx';
import { copy } from './copy.ts';
import { extraDraft, useExtraForm } from './use-extra-form.ts';

const kinds = [
  { value: 'estudio', label: copy.extra.kinds.estudio },
  { value: 'informe', label: copy.extra.kinds.informe },
] as const;

export interface ExtraSheetProps {
  claimId: number;
  onClose: () => void;
}

/** A study or report: what it is, its name, its pages. */
export function ExtraSheet({ claimId, onClose }: ExtraSheetProps) {
  const { flow, submit, busy, failure, paper, setPaper } = useExtraForm(claimId, onClose);
  const { control } = flow.form;
  return (
    <Sheet open onClose={onClose} title={copy.extra.add}>
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
        <TextField control={control} name="label" label={copy.extra.label} hint={copy.extra.labelHint} />
        <PaperField name={copy.extra.file} draftKey={extraDraft(claimId)} paper={paper} onChange={setPaper} />
      </Form>
    </Sheet>
  );
}
