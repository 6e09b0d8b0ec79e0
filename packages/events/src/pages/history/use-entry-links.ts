import { useParams } from 'react-router-dom';
import type { EntryLinks } from '../../components/calendar-entry/entry-links.ts';
import { eventIdOf } from '../../lib/event-id-of.ts';
import { useHistoryPlace } from './use-history-place.ts';

/** Links that keep the list's place, and mark the event beside it. */
export function useEntryLinks(): EntryLinks {
  const { place, searchOf } = useHistoryPlace();
  const currentId = eventIdOf(useParams()['eventId']) ?? undefined;
  return { search: searchOf({ count: place.count }), currentId };
}
