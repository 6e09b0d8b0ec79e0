import type { Event } from '@huella/contract';
import { ConfirmDialog, Icon, useMinute } from '@huella/ui';
import { formatDay } from '@huella/validation/day';
import Button from '@mui/material/Button';
import { eventsApi } from '../../api/events-endpoints.ts';
import { doneAt, eventChange, passedFollowUp } from '../../lib/event-change.ts';
import { shownMoment } from '../../lib/shown-moment.ts';
import { copy } from './copy.ts';
import { useEventAction } from './use-event-action.ts';

export interface MarkDoneProps {
  event: Event;
  onSaved: () => void;
}

/**
 * Marks an event as done now (specification §4 *Event*, D62). Asks first, and says what happens to the follow-up. A moment set on
 * another device stays.
 */
export function MarkDone({ event, onSaved }: MarkDoneProps) {
  const [updateEvent] = eventsApi.useUpdateEventMutation();
  const texts = copy.markDone;
  async function mark() {
    const marked = doneAt(new Date());
    const { data: stored, error } = await updateEvent({ id: event.id, body: eventChange(event, marked) });
    const isMarkedBefore = stored && shownMoment(stored) !== shownMoment(marked);
    return { error, ...(isMarkedBefore && { said: texts.already(shownMoment(stored)) }) };
  }
  const { isConfirming, busy, openDialog, cancel, confirm } = useEventAction({
    run: mark,
    success: copy.edited,
    failureOf: ({ fields }) => (fields.some(({ path }) => path === 'event_on') ? texts.clock : undefined),
    onDone: onSaved,
  });
  const now = doneAt(useMinute());
  const passed = passedFollowUp(event, now.event_on);
  return (
    <>
      <Button variant="outlined" size="large" fullWidth sx={{ gap: 1 }} onClick={openDialog}>
        <Icon name="check" />
        {texts.action}
      </Button>
      <ConfirmDialog
        open={isConfirming}
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
