import { type CalendarItem, isUserCreatedKind } from '@huella/calendar';
import type { Event } from '@huella/contract';
import { Icon } from '@huella/ui';
import { type Day, formatDay } from '@huella/validation/day';
import { petName } from '@huella/validation/text';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { EventDetails } from '../../lib/event-details.ts';
import { registerHref } from '../../lib/register-href.ts';
import { eventsPaths } from '../../paths.ts';
import { EventKindIcon } from '../event-kind/event-kind.tsx';
import { copy } from './copy.ts';
import { entryTitle, titleOfPet } from './entry-title.ts';
import { EntryState } from './entry-state.tsx';

export interface CalendarEntryProps {
  item: CalendarItem;
  /** Must be stable, so that an entry only renders when it changed. */
  detailsOf: (event: Event) => EventDetails;
  today: Day;
  registerState: object | undefined;
  search: string | undefined;
  /** Shown beside the list: another event replaces it, also in the history. */
  isBesideEvent: boolean;
  isCurrent: boolean;
}

/** One item: kind, title, pet, date and state. A follow-up can be registered. */
export const CalendarEntry = memo(function CalendarEntry({
  item,
  detailsOf,
  today,
  registerState,
  search = '',
  isBesideEvent,
  isCurrent,
}: CalendarEntryProps) {
  const { event, state, isFollowUp } = item;
  const details = detailsOf(event);
  const { text, isUnsafe } = details;
  const pet = petName(event.mascota.nombre);
  return (
    <article data-state={state}>
      <EventKindIcon event={event} />
      <div className="words">
        <div className="head">
          <Link
            to={{ pathname: eventsPaths.editEvent.href(event.id), search }}
            replace={isBesideEvent}
            aria-current={isCurrent ? 'page' : undefined}
          >
            {entryTitle(item, details)}
          </Link>
          <EntryState item={item} today={today} />
        </div>
        <p className="details">{copy.details(pet, formatDay(item.day), item.time)}</p>
        {!isFollowUp && text !== '' && (
          <p className="text" data-short={isUserCreatedKind(event.tipo) || undefined}>
            {text}
          </p>
        )}
        {isUnsafe && (
          <p className="unsafe">
            <Icon name="warning" />
            {copy.unsafe}
          </p>
        )}
        {isFollowUp && (
          <Link
            className="register"
            to={registerHref(item, today)}
            state={registerState}
            aria-label={copy.registerOf(titleOfPet(item, details, pet))}
          >
            {copy.register}
          </Link>
        )}
      </div>
    </article>
  );
});
