import { useParams } from 'react-router-dom';
import type { EntryLinks } from '../../components/calendar-entry/entry-links.ts';
import { eventIdOf } from '../../lib/event-id-of.ts';
import { useHistoryQuery } from './use-history-query.ts';

/** Links that keep the list's query, and mark the event beside it. */
export function useEntryLinks(): EntryLinks {
  const { query, searchOf } = useHistoryQuery();
  const currentId = eventIdOf(useParams()['eventId']) ?? undefined;
  return { search: searchOf({ count: query.count }), currentId };
}
