import { Form, LeaveFlow } from '@huella/forms';
import { FormWithSummary, StepProgress, SubmitButton, useIsListBeside } from '@huella/ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { DetailsStep } from '../../forms/event-form/details-step.tsx';
import { MomentStep } from '../../forms/event-form/moment-step.tsx';
import { useReconciledEvent } from '../../forms/event-form/use-reconciled-event.ts';
import type { EventFacts } from '../../lib/follow-up-proposal.ts';
import { eventsPaths } from '../../paths.ts';
import { copy } from './copy.ts';
import { EventPreview } from './event-preview.tsx';
import { EventSummary } from './event-summary.tsx';
import { useNewEvent } from './use-new-event.ts';

const names = Object.values(copy.steps);

/** Two steps over one form; beside them, on a desktop, a preview. */
export function NewEventFlow({ facts }: { facts: EventFacts }) {
  const isBeside = useIsListBeside();
  const { flow, submit, busy, failure, sending } = useNewEvent(facts);
  // The sent event is in the calendar now: keeps it out of the proposals while the form is shown.
  const known = useFrozen(facts, sending !== 'open');
  const notes = useReconciledEvent(flow, known);
  const { current, entries, isLast } = flow.steps;
  if (sending === 'left') return <LeaveFlow entries={entries} to={eventsPaths.calendar.href()} />;
  const parts = { control: flow.form.control, facts: known, notes };
  const next = isLast ? (
    <SubmitButton busy={busy || sending === 'done'} busyLabel={copy.sending}>
      {copy.submit}
    </SubmitButton>
  ) : (
    <Button type="submit" variant="contained" size="large" fullWidth>
      {copy.continue}
    </Button>
  );
  const fields = (
    <Stack spacing={2}>
      <StepProgress names={names} current={names.indexOf(copy.steps[current])} />
      <Form
        key={current}
        flow={flow}
        onSubmit={sending === 'open' ? submit : ignore}
        failure={failure}
        actions={next}
        guarded={sending === 'open'}
      >
        {current === 'moment' ? (
          <MomentStep {...parts} />
        ) : (
          <>
            {!isBeside && <EventSummary control={parts.control} pets={known.pets} />}
            <DetailsStep {...parts} />
          </>
        )}
      </Form>
    </Stack>
  );
  return (
    <FormWithSummary summary={isBeside && <EventPreview control={parts.control} facts={known} />}>
      {fields}
    </FormWithSummary>
  );
}

/** Freezes a value while `isHeld`. */
function useFrozen<Value extends object>(value: Value, isHeld: boolean): Value {
  const [held, setHeld] = useState(value);
  if (!isHeld && held !== value) setHeld(value);
  return isHeld ? held : value;
}

const ignore = () => undefined;
