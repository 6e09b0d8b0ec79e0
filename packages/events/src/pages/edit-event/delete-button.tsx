import { toAppError } from '@huella/api-client';
import { followUpDayOf } from '@huella/calendar';
import type { Event } from '@huella/contract';
import { ConfirmDialog, Icon } from '@huella/ui';
import { formatDay } from '@huella/validation/day';
import IconButton from '@mui/material/IconButton';
import { eventsApi } from '../../api/events-endpoints.ts';
import { kindLookOf } from '../../components/event-kind/kind-looks.ts';
import { shownMoment } from '../../lib/shown-moment.ts';
import { copy } from './copy.ts';
import { useEventAction } from './use-event-action.ts';

export interface DeleteButtonProps {
  event: Event;
  onDeleted: () => void;
}

/** Asks first (D73). An event that is gone already, as after a lost response, counts as deleted. */
export function DeleteButton({ event, onDeleted }: DeleteButtonProps) {
  const [deleteEvent] = eventsApi.useDeleteEventMutation();
  const { isConfirming, busy, openDialog, cancel, confirm } = useEventAction({
    run: async () => {
      const { error } = await deleteEvent(event.id);
      return error === undefined || toAppError(error).code === 'not_found' ? {} : { error };
    },
    success: copy.deleted,
    onDone: onDeleted,
  });
  const next = followUpDayOf(event);
  const texts = copy.remove;
  return (
    <>
      <IconButton aria-label={texts.action} onClick={openDialog}>
        <Icon name="trash" />
      </IconButton>
      <ConfirmDialog
        open={isConfirming}
        onClose={cancel}
        onConfirm={() => void confirm()}
        title={texts.question}
        text={texts.text(`${kindLookOf(event).word}, ${shownMoment(event)}`, next && formatDay(next))}
        confirmLabel={busy ? texts.busy : texts.confirm}
        busy={busy}
        destructive
      />
    </>
  );
}
