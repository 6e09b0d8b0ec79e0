import { Form } from '@huella/forms';
import { ConfirmDialog, SubmitButton } from '@huella/ui';
import type { BagFacts, BagFlow } from './bag-flow.ts';
import { copy } from './copy.ts';
import { EatersField } from './eaters-field.tsx';
import { FoodFields } from './food-fields.tsx';
import { LeftField } from './left-field.tsx';
import { PurchaseFields } from './purchase-fields.tsx';
import { ShopFields } from './shop-fields.tsx';
import type { BagSubmit } from './use-bag-submit.ts';
import { useSettledFood } from './use-settled-food.ts';

export interface BagFormProps {
  flow: BagFlow;
  facts: BagFacts;
  submit: BagSubmit;
  /** What the button says. */
  action: string;
  /** False once it was sent. */
  guarded: boolean;
}

/** The fields of a bag: who eats, what, since when, from where. Also where one is edited. */
export function BagForm({ flow, facts, submit, action, guarded }: BagFormProps) {
  useSettledFood(flow, facts);
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
          <SubmitButton busy={busy} busyLabel={copy.saving}>
            {action}
          </SubmitButton>
        }
      >
        {renewed && <LeftField control={control} renewed={renewed} />}
        <EatersField control={control} pets={facts.pets} />
        <FoodFields control={control} facts={facts} />
        <PurchaseFields control={control} facts={facts} />
        <ShopFields control={control} />
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
