import type { FoodBag } from '@huella/contract';
import { useFlow } from '@huella/forms';
import { toast } from '@huella/ui';
import { useState } from 'react';
import { foodApi } from '../../api/food-endpoints.ts';
import { copy as shared } from '../../copy.ts';
import type { BagFacts } from '../../forms/bag-form/bag-flow.ts';
import { BagForm } from '../../forms/bag-form/bag-form.tsx';
import { bagResolver } from '../../forms/bag-form/bag-resolver.ts';
import { valuesOf } from '../../forms/bag-form/bag-values.ts';
import { useBagSubmit } from '../../forms/bag-form/use-bag-submit.ts';
import { copy } from './copy.ts';

export interface EditBagFormProps {
  bag: FoodBag;
  facts: BagFacts;
  onSaved: () => void;
}

/** Edits a bag, prefilled when the form was opened. */
export function EditBagForm({ bag, onSaved, ...props }: EditBagFormProps) {
  const [facts] = useState(props.facts);
  const [resolver] = useState(() => bagResolver(facts));
  const [updateFoodBag] = foodApi.useUpdateFoodBagMutation();
  const flow = useFlow({ resolver, defaultValues: valuesOf(bag) });
  const submit = useBagSubmit(flow, {
    body: (checked) => ({ id: bag.id, ...checked.bag }),
    send: ({ body }) => updateFoodBag(body),
    success: shared.updated,
    onSent: onSaved,
    onGone: () => {
      toast.error(shared.gone);
      onSaved();
    },
  });
  return <BagForm flow={flow} facts={facts} submit={submit} action={copy.submit} guarded />;
}
