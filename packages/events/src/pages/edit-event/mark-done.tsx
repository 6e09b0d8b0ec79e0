import type { Event } from '@huella/contract';
import { ConfirmDialog, Icon } from '@huella/ui';
import { formatDay } from '@huella/validation/day';
import Button from '@mui/material/Button';
import { eventsApi } from '../../api/events-endpoints.ts';
import { doneAt, eventChange, passedFollowUp } from '../../lib/event-change.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { shownMoment } from '../../lib/shown-moment.ts';
import { copy } from './copy.ts';
import { useEventAction } from './use-event-action.ts';

export interface MarkDoneProps {
  event: Event;
  onSaved: () => void;
}

/** Says that an event happened, now (specification §4 *Event*, D62). It asks first, and says what becomes of the next date. */
export function MarkDone({ event, onSaved }: MarkDoneProps) {
  const [updateEvent] = eventsApi.useUpdateEventMutation();
  const { isAsking, busy, ask, cancel, confirm } = useEventAction({
    run: () => updateEvent({ id: event.id, body: eventChange(event, doneAt(new Date())) }),
    success: copy.edited,
    failureOf: ({ fields }) =>
      fields.some(({ path }) => path === 'event_on') ? copy.markDone.clock : undefined,
    onDone: onSaved,
  });
  const now = doneAt(useMinute());
  const passed = passedFollowUp(event, now.event_on);
  const texts = copy.markDone;
  return (
    <>
      <Button variant="outlined" size="large" fullWidth sx={{ gap: 1 }} onClick={ask}>
        <Icon name="check" />
        {texts.action}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={cancel}
        onConfirm={() => void confirm()}
        title={texts.question}
        text={[texts.text(shownMoment(now)), passed && copy.followUp.cleared(formatDay(passed))]
          .filter(Boolean)
          .join(' ')}
        confirmLabel={busy ? texts.busy : texts.confirm}
        busy={busy}
      />
    </>
  );
}
