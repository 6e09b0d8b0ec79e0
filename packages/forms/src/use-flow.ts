import { idempotencyKeyFor } from '@huella/api-client';
import { useMemo, useState } from 'react';
import {
  get,
  useForm,
  type DefaultValues,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import { openDraft } from './drafts/drafts.ts';
import { useDraft } from './drafts/use-draft.ts';
import { resolveStep } from './resolve-step.ts';
import { groupOf, useSteps, type StepDefinition, type Steps } from './use-steps.ts';

export interface FlowOptions<Values extends FieldValues, Output, Step extends string> {
  /** Checks all steps: `zodResolver(schema)` with a schema of `validation`. Keep it stable. */
  resolver: Resolver<Values, unknown, Output>;
  /** By the wire's nested names. Later changes are ignored. */
  defaultValues: DefaultValues<Values>;
  /** The name of the draft; none for a card's number or a password. */
  draft?: string;
  steps?: readonly [StepDefinition<Step>, ...StepDefinition<Step>[]];
}

export interface Flow<Values extends FieldValues, Output, Step extends string = string> {
  form: UseFormReturn<Values, unknown, Output>;
  steps: Steps<Step>;
  isDirty: boolean;
  /** True until the first edit after a restored draft. */
  isRestored: boolean;
  /** Whether any step has a field with this name. */
  shows: (name: string) => boolean;
  /** The idempotency key of a body, the same after a reload. */
  keyFor: (body: unknown) => string;
  /** Its fields are locked meanwhile. */
  isSending: boolean;
  setSending: (isSending: boolean) => void;
  startOver: () => void;
  /** Removes the draft for good, after the form was sent or left. */
  close: () => void;
}

const oneStep = [{ name: 'only', fields: [] }] as const;

/** A form with steps in the URL and a draft. Render it with `Form`, send it with `useSubmit`. */
export function useFlow<Values extends FieldValues, Output, Step extends string = string>(
  options: FlowOptions<Values, Output, Step>,
): Flow<Values, Output, Step> {
  const [defaultValues] = useState(options.defaultValues);
  const [draft] = useState(() => openDraft(options.draft));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- without steps nobody asks for their names
  const definitions = options.steps ?? (oneStep as unknown as readonly [StepDefinition<Step>]);
  const steps = useSteps(definitions, draft.restored?.step);
  const { isLast, fields, furthest } = steps;
  const resolver = useMemo(
    () => (isLast ? options.resolver : resolveStep(options.resolver, fields)),
    [options.resolver, isLast, fields],
  );
  const [isSending, setSending] = useState(false);
  const form = useForm<Values, unknown, Output>({ resolver, defaultValues });
  const { isRestored, forgetRestored } = useDraft(form, { draft, defaultValues, furthest });
  return {
    form,
    steps,
    isDirty: form.formState.isDirty,
    isRestored,
    shows: (name) => hasField(form.control, definitions, name),
    keyFor: (body) => idempotencyKeyFor(draft.keySeed, body),
    isSending,
    setSending,
    startOver: () => {
      form.reset(defaultValues);
      draft.remove();
      forgetRestored();
      steps.show(definitions[0].fields);
    },
    close: () => draft.close(),
  };
}

/** Whether a field shows this value. Of a step not yet mounted only its group is known. */
function hasField(
  { _fields }: { _fields: object },
  definitions: readonly StepDefinition<string>[],
  name: string,
): boolean {
  const group = groupOf(name);
  if (get(_fields, group) !== undefined) return get(_fields, name) !== undefined;
  return definitions.some(({ fields }) => fields.includes(group));
}
