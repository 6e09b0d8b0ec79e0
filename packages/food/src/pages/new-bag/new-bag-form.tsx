import { LeaveFlow, useFlow, useFollowingDefault } from '@huella/forms';
import { useToday } from '@huella/ui';
import { useState } from 'react';
import { foodApi } from '../../api/food-endpoints.ts';
import { NEW_BAG } from '../../api/use-just-stored.ts';
import type { BagFacts } from '../../forms/bag-form/bag-flow.ts';
import { BagForm } from '../../forms/bag-form/bag-form.tsx';
import { bagResolver } from '../../forms/bag-form/bag-resolver.ts';
import type { BagFormValues } from '../../forms/bag-form/bag-values.ts';
import { useBagSubmit } from '../../forms/bag-form/use-bag-submit.ts';
import { foodPaths } from '../../paths.ts';
import { copy } from './copy.ts';

export interface NewBagFormProps {
  facts: BagFacts;
  values: BagFormValues;
  draft: string;
}

export function NewBagForm({ draft, values, ...props }: NewBagFormProps) {
  const [facts] = useState(props.facts);
  const [resolver] = useState(() => bagResolver(facts));
  const [isSent, setSent] = useState(false);
  const [createFoodBag] = foodApi.useCreateFoodBagMutation(NEW_BAG);
  const flow = useFlow({ resolver, defaultValues: values, draft });
  useFollowingDefault(flow.form, 'fechaCompra', useToday());
  const { renewed } = facts;
  const submit = useBagSubmit(flow, {
    body: ({ bag, remaining }) => ({
      ...bag,
      ...(renewed && remaining !== null && { renueva: { id: renewed.id, kilos: remaining } }),
    }),
    send: createFoodBag,
    success: copy.success,
    onSent: () => setSent(true),
  });
  if (isSent) return <LeaveFlow entries={flow.steps.entries} to={foodPaths.bags.href()} />;
  return <BagForm flow={flow} facts={facts} submit={submit} action={copy.submit} guarded={!isSent} />;
}
