import { followUpDayOf } from '@huella/calendar';
import type { Event } from '@huella/contract';
import { Form } from '@huella/forms';
import { InlineAlert, SubmitButton } from '@huella/ui';
import { formatDay, isDay } from '@huella/validation/day';
import { styled } from '@mui/material/styles';
import { useWatch } from 'react-hook-form';
import { MomentFields } from '../../forms/event-form/moment-fields.tsx';
import { passedFollowUp } from '../../lib/event-change.ts';
import { copy } from './copy.ts';
import { useMoveForm } from './use-move-form.ts';

const Moment = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  alignItems: 'start',
  gap: 24,
});

const names = { event_on: 'event_on', hora: 'hora' } as const;

export interface MoveFormProps {
  event: Event;
  onSaved: () => void;
}

/** Moves an event, and says beforehand what happens to the follow-up. */
export function MoveForm({ event, onSaved }: MoveFormProps) {
  const { flow, submit, busy, failure } = useMoveForm(event, onSaved);
  const { control } = flow.form;
  const day = useWatch({ control, name: 'event_on' });
  const said = followUpSentence(event, day);
  return (
    <Form
      flow={flow}
      onSubmit={submit}
      failure={failure}
      actions={
        <SubmitButton busy={busy} busyLabel={copy.saving}>
          {copy.save}
        </SubmitButton>
      }
    >
      <Moment>
        <MomentFields
          control={control}
          names={names}
          day={day}
          done={event.done}
          hint={said && <InlineAlert tone="hint">{said}</InlineAlert>}
        />
      </Moment>
    </Form>
  );
}

function followUpSentence(event: Event, day: string): string | undefined {
  const followUp = followUpDayOf(event);
  if (followUp === null || !isDay(day) || day === event.event_on) return undefined;
  const { cleared, kept } = copy.followUp;
  return (passedFollowUp(event, day) ? cleared : kept)(formatDay(followUp));
}
