import type { CancellationReason, CancellationRequest, CardRecord } from '@huella/contract';
import { Form } from '@huella/forms';
import { ChoiceField, ConfirmDialog, SelectField, SubmitButton, TextField } from '@huella/ui';
import { formatDay } from '@huella/validation/day';
import { petName } from '@huella/validation/text';
import Typography from '@mui/material/Typography';
import { copy } from './copy.ts';
import { useCancelForm } from './use-cancel-form.ts';

export interface CancelFormProps {
  policies: readonly CardRecord[];
  onDone: (request: CancellationRequest) => void;
}

const inOrder: readonly CancellationReason[] = [
  'PRECIO',
  'OTRO_SEGURO',
  'FALLECIMIENTO',
  'ATENCION',
  'OTRO',
  'SIN_RESPUESTA',
];
const reasons = inOrder.map((value) => ({ value, label: copy.reasons[value] }));

export function CancelForm({ policies, onDone }: CancelFormProps) {
  const { flow, submit, busy, failure, policy, confirm, keep } = useCancelForm(policies, onDone);
  const { control } = flow.form;
  const { question } = copy;
  const options = policies.map(({ nombre, plan, poliza, hasta }) => ({
    value: poliza,
    label: petName(nombre),
    description: copy.policyDetail(plan, poliza, formatDay(hasta)),
  }));
  const send = (
    <SubmitButton busy={busy} busyLabel={question.busy}>
      {copy.submit}
    </SubmitButton>
  );
  return (
    <>
      <Form flow={flow} onSubmit={submit} failure={failure} actions={send}>
        <Typography>{copy.lead}</Typography>
        <ChoiceField control={control} name="poliza" label={copy.policy} options={options} />
        <SelectField control={control} name="motivo" label={copy.reason} options={reasons} />
        <TextField
          control={control}
          name="detalle"
          label={copy.detail}
          hint={copy.detailHint}
          optional
          multiline
          minRows={3}
        />
      </Form>
      <ConfirmDialog
        open={policy !== undefined}
        title={question.title(petName(policy?.nombre ?? ''))}
        text={question.text(policy?.poliza ?? '')}
        confirmLabel={busy ? question.busy : question.confirm}
        cancelLabel={question.cancel}
        onConfirm={confirm}
        onClose={keep}
        busy={busy}
        destructive
      />
    </>
  );
}
