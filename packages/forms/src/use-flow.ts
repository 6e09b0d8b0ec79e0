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
import { resolveShown } from './resolve-shown.ts';
import { groupOf, useSteps, type StepDefinition, type Steps } from './use-steps.ts';

export interface FlowOptions<Values extends FieldValues, Output, Step extends string> {
  /** Checks all of it, whatever is on the screen: `zodResolver(schema)` with a schema of `validation`. Keep it stable. */
  resolver: Resolver<Values, unknown, Output>;
  /** What the form begins with, by the wire's nested names. The first ones count. */
  defaultValues: DefaultValues<Values>;
  /** The name that what is typed is kept under for this account; none for a card's number or a password. */
  draft?: string;
  /** One step unless given. */
  steps?: readonly [StepDefinition<Step>, ...StepDefinition<Step>[]];
}

/** A form from its first field to its sending, over one step or several. */
export interface Flow<Values extends FieldValues, Output, Step extends string = string> {
  form: UseFormReturn<Values, unknown, Output>;
  steps: Steps<Step>;
  /** Whether leaving would lose something. */
  isDirty: boolean;
  /** Whether it was filled from a draft, and nobody has said anything about that yet. */
  isRestored: boolean;
  /** Whether a field of the form, on this step or another one, shows the value with this name. */
  shows: (name: string) => boolean;
  /** The idempotency key of a body that this form sends, after a reload too. */
  keyFor: (body: unknown) => string;
  /** Empties the form and forgets its draft. */
  startOver: () => void;
  /** Forgets the draft for good: the form was sent, or left. */
  close: () => void;
}

const oneStep = [{ name: 'only', fields: [] }] as const;

/**
 * The one form of a flow: its values by the wire's names, its steps in the address, its draft. Render it with `Form`, send it
 * with `useSubmit`.
 */
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
    () => (isLast ? options.resolver : resolveShown(options.resolver, fields)),
    [options.resolver, isLast, fields],
  );
  const form = useForm<Values, unknown, Output>({ resolver, defaultValues });
  const { isRestored, forgetRestored } = useDraft(form, { draft, defaultValues, furthest });
  return {
    form,
    steps,
    isDirty: form.formState.isDirty,
    isRestored,
    shows: (name) => hasField(form.control, definitions, name),
    keyFor: (body) => idempotencyKeyFor(draft.seed, body),
    startOver: () => {
      form.reset(defaultValues);
      draft.remove();
      forgetRestored();
      steps.show(definitions[0].fields);
    },
    close: () => draft.close(),
  };
}

/**
 * Whether a field shows this value. react-hook-form keeps the fields of a step that was left; of a step that this visit has not
 * shown, as after a reload on a later one, nothing is known but its group.
 */
function hasField(
  { _fields }: { _fields: object },
  definitions: readonly StepDefinition<string>[],
  name: string,
): boolean {
  const group = groupOf(name);
  if (get(_fields, group) !== undefined) return get(_fields, name) !== undefined;
  return definitions.some(({ fields }) => fields.includes(group));
}
