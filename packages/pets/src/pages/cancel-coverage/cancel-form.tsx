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
  onSent: (request: CancellationRequest) => void;
}

/** Wire values in display order. `SIN_RESPUESTA` is "prefers not to say". */
const reasonCodes: readonly CancellationReason[] = [
  'PRECIO',
  'OTRO_SEGURO',
  'FALLECIMIENTO',
  'ATENCION',
  'OTRO',
  'SIN_RESPUESTA',
];
const reasons = reasonCodes.map((value) => ({ value, label: copy.reasons[value] }));

export function CancelForm({ policies, onSent }: CancelFormProps) {
  const { flow, submit, busy, failure, policy, confirm, closeDialog } = useCancelForm(policies, onSent);
  const { control } = flow.form;
  const { confirmDialog } = copy;
  const options = policies.map(({ nombre, plan, poliza, hasta }) => ({
    value: poliza,
    label: petName(nombre),
    description: copy.policyDetail(plan, poliza, formatDay(hasta)),
  }));
  const submitButton = (
    <SubmitButton busy={busy} busyLabel={confirmDialog.busy}>
      {copy.submit}
    </SubmitButton>
  );
  return (
    <>
      <Form flow={flow} onSubmit={submit} failure={failure} actions={submitButton}>
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
        title={confirmDialog.title(petName(policy?.nombre ?? ''))}
        text={confirmDialog.text(policy?.poliza ?? '')}
        confirmLabel={busy ? confirmDialog.busy : confirmDialog.confirm}
        cancelLabel={confirmDialog.cancel}
        onConfirm={confirm}
        onClose={closeDialog}
        busy={busy}
        destructive
      />
    </>
  );
}
