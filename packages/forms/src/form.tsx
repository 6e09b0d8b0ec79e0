import {
  FieldLock,
  FormAlert,
  InlineAlert,
  lockProps,
  UnsavedChangesGuard,
  useIsInSheet,
  useReportDirty,
} from '@huella/ui';
import Stack from '@mui/material/Stack';
import { keyframes } from '@mui/material/styles';
import { useEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { copy } from './copy.ts';
import type { Flow } from './use-flow.ts';

const fromAhead = keyframes({ from: { transform: 'translateX(16px)' } });
const fromBehind = keyframes({ from: { transform: 'translateX(-16px)' } });

const stepTransition = {
  '&[data-direction="forward"]': { animation: `${fromAhead} 180ms ease-out` },
  '&[data-direction="back"]': { animation: `${fromBehind} 180ms ease-out` },
} as const;

export interface FormProps<Values extends FieldValues, Output, Step extends string> {
  flow: Flow<Values, Output, Step>;
  onSubmit: (event: SyntheticEvent) => unknown;
  failure?: string;
  /** The buttons at the end; a sheet places them itself. */
  actions?: ReactNode;
  id?: string;
  /** False where losing the input does not matter, as with a password for a confirmation. */
  guarded?: boolean;
  children: ReactNode;
}

/**
 * Renders one step of a flow with its alert and buttons. Asks before unsaved input is lost: itself on a page, through the sheet
 * in a sheet (D73). Offers to discard a restored draft. Fields find the form by `useFormContext`.
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
  const lock = lockProps(flow.isSending);
  const formRef = useFocusOnFirstError();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // React bubbles submit up the component tree, so a form in a sheet would submit the form around it.
    event.stopPropagation();
    void onSubmit(event);
  };
  return (
    <FormProvider {...flow.form}>
      {!isInSheet && <UnsavedChangesGuard when={isDirty} onLeave={flow.close} within={flow.steps.paths} />}
      <Stack component="form" ref={formRef} id={id} spacing={3} noValidate onSubmit={submit}>
        {flow.isRestored && (
          <output {...lock}>
            <InlineAlert tone="info" action={{ label: copy.draft.startOver, onClick: flow.startOver }}>
              {copy.draft.restored}
            </InlineAlert>
          </output>
        )}
        <FieldLock value={flow.isSending}>
          <Stack spacing={3} sx={stepTransition} data-direction={flow.steps.direction} {...lock}>
            {children}
          </Stack>
        </FieldLock>
        <FormAlert message={failure} />
        {actions}
      </Stack>
    </FormProvider>
  );
}

/** Focuses the first field with an error when a step mounts with server errors. */
function useFocusOnFirstError() {
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    formRef.current?.querySelector<HTMLElement>(':is(input, select, textarea)[aria-invalid="true"]')?.focus();
  }, []);
  return formRef;
}
