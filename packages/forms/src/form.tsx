import { FormAlert, InlineAlert, UnsavedChangesGuard, useIsInSheet, useReportDirty } from '@huella/ui';
import Stack from '@mui/material/Stack';
import { keyframes } from '@mui/material/styles';
import { useEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { copy } from './copy.ts';
import type { Flow } from './use-flow.ts';

const fromAhead = keyframes({ from: { transform: 'translateX(16px)' } });
const fromBehind = keyframes({ from: { transform: 'translateX(-16px)' } });

/** The fields of a step come from where it is, ahead or behind; the button keeps its place. */
const turning = {
  '&[data-turned="on"]': { animation: `${fromAhead} 180ms ease-out` },
  '&[data-turned="back"]': { animation: `${fromBehind} 180ms ease-out` },
} as const;

export interface FormProps<Values extends FieldValues, Output, Step extends string> {
  flow: Flow<Values, Output, Step>;
  onSubmit: (event: SyntheticEvent) => unknown;
  /** What went wrong, when no field shows it. */
  failure?: string;
  /** The buttons at the end; a sheet has them in its own place. */
  actions?: ReactNode;
  /** For buttons outside of the form. */
  id?: string;
  /** False where losing what was typed is no loss, such as a password for a question. */
  guarded?: boolean;
  children: ReactNode;
}

/**
 * One step of a flow on the screen: its fields, what went wrong, its buttons. It asks before what was typed is lost, by itself on
 * a page, through the sheet in one (D73), and offers to put a restored draft aside. Fields find the form by `useFormContext`.
 */
export function Form<Values extends FieldValues, Output, Step extends string>({
  flow,
  onSubmit,
  failure,
  actions,
  id,
  guarded = true,
  children,
}: FormProps<Values, Output, Step>) {
  const isDirty = guarded && flow.isDirty;
  const isInSheet = useIsInSheet();
  useReportDirty(isDirty, flow.close);
  const place = useFocusOnFirstError();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // A form in a sheet may belong to a field of another form: React hands its submit up the component tree.
    event.stopPropagation();
    void onSubmit(event);
  };
  return (
    <FormProvider {...flow.form}>
      {!isInSheet && <UnsavedChangesGuard when={isDirty} onLeave={flow.close} within={flow.steps.paths} />}
      <Stack component="form" ref={place} id={id} spacing={3} noValidate onSubmit={submit}>
        {flow.isRestored && (
          <output>
            <InlineAlert tone="info" action={{ label: copy.draft.startOver, onClick: flow.startOver }}>
              {copy.draft.restored}
            </InlineAlert>
          </output>
        )}
        <Stack spacing={3} sx={turning} data-turned={flow.steps.turned}>
          {children}
        </Stack>
        <FormAlert message={failure} />
        {actions}
      </Stack>
    </FormProvider>
  );
}

/** A step that appears with errors in it, as the server refused something of it, begins at the first of them. */
function useFocusOnFirstError() {
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => {
    place.current?.querySelector<HTMLElement>(':is(input, select, textarea)[aria-invalid="true"]')?.focus();
  }, []);
  return place;
}
