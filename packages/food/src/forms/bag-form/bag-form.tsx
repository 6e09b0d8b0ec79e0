import { Form } from '@huella/forms';
import { ConfirmDialog, SubmitButton } from '@huella/ui';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { BagFacts, BagFlow } from './bag-flow.ts';
import { BagSummary } from './bag-summary.tsx';
import { copy } from './copy.ts';
import { PetsField } from './pets-field.tsx';
import { FoodFields } from './food-fields.tsx';
import { RemainingField } from './remaining-field.tsx';
import { PurchaseFields } from './purchase-fields.tsx';
import { ShopFields } from './shop-fields.tsx';
import type { BagSubmit } from './use-bag-submit.ts';
import { useReconciledFood } from './use-reconciled-food.ts';

const Submit = styled('div')({ maxWidth: '34rem' });

/** From a desktop's width on, shows the summary beside the fields. */
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 34rem) minmax(0, 24rem)', gap: 64 },
}));

export interface BagFormProps {
  flow: BagFlow;
  facts: BagFacts;
  submit: BagSubmit;
  action: string;
  guarded: boolean;
}

export function BagForm({ flow, facts, submit, action, guarded }: BagFormProps) {
  useReconciledFood(flow, facts);
  const { control } = flow.form;
  const { renewed } = facts;
  const { busy, failure, isDown, dismiss, retry } = submit;
  return (
    <>
      <Form
        flow={flow}
        onSubmit={submit.submit}
        failure={failure}
        guarded={guarded}
        actions={
          <Submit>
            <SubmitButton busy={busy} busyLabel={copy.saving}>
              {action}
            </SubmitButton>
          </Submit>
        }
      >
        <Columns>
          <Stack spacing={3}>
            {renewed && <RemainingField control={control} renewed={renewed} />}
            <PetsField control={control} pets={facts.pets} />
            <FoodFields control={control} facts={facts} />
            <PurchaseFields control={control} facts={facts} />
            <ShopFields control={control} />
          </Stack>
          <BagSummary control={control} facts={facts} />
        </Columns>
      </Form>
      <ConfirmDialog
        open={isDown}
        onClose={dismiss}
        onConfirm={retry}
        title={copy.failed}
        text={copy.maintenance}
        confirmLabel={copy.retry}
        cancelLabel={copy.close}
      />
    </>
  );
}
