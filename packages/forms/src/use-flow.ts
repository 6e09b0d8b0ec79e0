import { useMemo, useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import { openDraft } from './drafts/drafts.ts';
import { useDraft } from './drafts/use-draft.ts';
import { resolveShown } from './resolve-shown.ts';
import { useSteps, type StepDefinition, type Steps } from './use-steps.ts';

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
  const [restored] = useState(() => draft.read());
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- without steps nobody asks for their names
  const definitions = options.steps ?? (oneStep as unknown as readonly [StepDefinition<Step>]);
  const steps = useSteps(definitions, restored?.step);
  const { isLast, fields, furthest } = steps;
  const resolver = useMemo(
    () => (isLast ? options.resolver : resolveShown(options.resolver, fields)),
    [options.resolver, isLast, fields],
  );
  const form = useForm<Values, unknown, Output>({ resolver, defaultValues });
  const { isRestored, forgetRestored } = useDraft(form, { draft, restored, defaultValues, furthest });
  return {
    form,
    steps,
    isDirty: form.formState.isDirty,
    isRestored,
    startOver: () => {
      form.reset(defaultValues);
      draft.remove();
      forgetRestored();
      steps.show(definitions[0].fields);
    },
    close: () => draft.close(),
  };
}
