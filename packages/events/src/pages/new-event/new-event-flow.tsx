import { Form, LeaveFlow } from '@huella/forms';
import { StepHeading, SubmitButton } from '@huella/ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DetailsStep } from '../../forms/event-form/details-step.tsx';
import { MomentStep } from '../../forms/event-form/moment-step.tsx';
import { useSettledEvent } from '../../forms/event-form/use-settled-event.ts';
import type { EventFacts } from '../../lib/follow-up-proposal.ts';
import { eventsPaths } from '../../paths.ts';
import { copy } from './copy.ts';
import { EventSummary } from './event-summary.tsx';
import { useNewEvent } from './use-new-event.ts';

/** The two steps of a new event over one form. */
export function NewEventFlow({ facts }: { facts: EventFacts }) {
  const { flow, submit, busy, failure, sending } = useNewEvent(facts);
  const notes = useSettledEvent(flow, facts);
  const { current, entries, isLast } = flow.steps;
  if (sending === 'left') return <LeaveFlow entries={entries} to={eventsPaths.calendar.href()} />;
  const parts = { control: flow.form.control, facts, notes };
  const next = isLast ? (
    <SubmitButton busy={busy || sending === 'done'} busyLabel={copy.sending}>
      {copy.submit}
    </SubmitButton>
  ) : (
    <Button type="submit" variant="contained" size="large" fullWidth>
      {copy.continue}
    </Button>
  );
  return (
    <Stack spacing={2}>
      <StepHeading>{copy.step[current]}</StepHeading>
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
            <EventSummary control={parts.control} pets={facts.pets} />
            <DetailsStep {...parts} />
          </>
        )}
      </Form>
    </Stack>
  );
}

const ignore = () => undefined;
