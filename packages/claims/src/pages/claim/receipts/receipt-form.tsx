import { Form } from '@huella/forms';
import { InlineAlert, MoneyField, SubmitButton, TextField } from '@huella/ui';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { PaperField } from '../../../components/claim-file/paper-field.tsx';
import { copy } from './copy.ts';
import { FiscalCodeDetails } from './fiscal-code-details.tsx';
import { SameReceipt, useSameReceipt } from './same-receipt.tsx';
import { receiptDraft, useReceiptForm, type ReceiptTarget } from './use-receipt-form.ts';

export interface ReceiptFormProps extends ReceiptTarget {
  onSent: () => void;
  onLeave: () => void;
}

const Warnings = styled('output')({ display: 'block', '& > *': { marginTop: 16 } });

/** A receipt: its paper's code prefills the fields (specification §5 *Receipt*, D97). */
export function ReceiptForm({ onSent, onLeave, ...target }: ReceiptFormProps) {
  const { flow, submit, busy, failure, paper, attempt, code, take } = useReceiptForm(target, onSent);
  const { control } = flow.form;
  const [concepto, monto] = useWatch({ control, name: ['concepto', 'monto'] });
  const same = useSameReceipt(code);
  const isComplete = paper !== null && concepto.trim() !== '' && monto !== '';
  return (
    <Form
      flow={flow}
      onSubmit={submit}
      failure={failure}
      actions={
        <SubmitButton busy={busy} busyLabel={copy.submit} disabled={!isComplete || same !== null}>
          {copy.submit}
        </SubmitButton>
      }
    >
      <Typography>{copy.valid}</Typography>
      <div>
        <PaperField
          key={attempt}
          name={copy.paperTitle}
          draftKey={receiptDraft(target.vetFormId)}
          readsQrCodes
          paper={paper}
          onChange={take}
        />
        <Warnings>
          {same && <SameReceipt receipt={same} onLeave={onLeave} />}
          {code && code.kind !== 'payment' && (
            <InlineAlert tone="warning">{copy.kinds[code.kind]}</InlineAlert>
          )}
        </Warnings>
      </div>
      {code && <FiscalCodeDetails code={code} />}
      <TextField
        control={control}
        name="concepto"
        label={copy.fields.concept}
        hint={copy.fields.conceptHint}
        autoComplete="off"
        autoCapitalize="sentences"
        enterKeyHint="next"
      />
      <MoneyField control={control} name="monto" label={copy.fields.amount} />
    </Form>
  );
}
