import { REFRESH_DEDUPE_SECONDS, useRefetchOnFocus } from '@huella/api-client';
import type { Notification } from '@huella/contract';
import type { LoadedState, LoadState } from '@huella/ui';
import { useEffect, useState } from 'react';
import { notificationsApi } from '../../api/notifications-endpoints.ts';

export interface OlderPages {
  load: () => void;
  status: 'idle' | 'loading' | 'failed';
}

interface ShownInbox extends LoadedState {
  items: readonly Notification[];
  /** Null at the end. */
  older: OlderPages | null;
}

/** Marks what is shown as read; it stays marked as new until the page is opened again. */
export function useInbox(): LoadState<ShownInbox> {
  const inbox = notificationsApi.useListNotificationsInfiniteQuery(undefined, {
    refetchOnMountOrArgChange: REFRESH_DEDUPE_SECONDS,
  });
  useRefetchOnFocus(inbox, REFRESH_DEDUPE_SECONDS);
  const { data, error, isError, isFetching, refetch, isFetchNextPageError } = inbox;
  const newest = data?.pages[0]?.avisos[0]?.id;
  useReadingMark(newest, (data?.pages[0]?.sin_leer ?? 0) > 0);
  const items = useMarkedNew(data?.pages.flatMap(({ avisos }) => avisos) ?? []);
  const retry = () => void refetch();
  if (data === undefined)
    return isError ? { status: 'failed', cause: error, retry, busy: isFetching } : { status: 'loading' };
  const isOutdated = isError && !isFetchNextPageError;
  return { status: 'present', items, isOutdated, retry, older: olderOf(inbox) };
}

function olderOf(
  inbox: Pick<
    ReturnType<typeof notificationsApi.useListNotificationsInfiniteQuery>,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
  >,
): OlderPages | null {
  if (!inbox.hasNextPage) return null;
  const waiting = inbox.isFetchNextPageError ? 'failed' : 'idle';
  return {
    load: () => void inbox.fetchNextPage(),
    status: inbox.isFetchingNextPage ? 'loading' : waiting,
  };
}

/** Keeps entries that were new when the page was opened marked as new, also after a refetch. */
function useMarkedNew(items: readonly Notification[]): readonly Notification[] {
  const [seen, setSeen] = useState<ReadonlySet<number>>(() => new Set());
  const unseen = items.filter(({ id, leido }) => !leido && !seen.has(id));
  if (unseen.length > 0) setSeen(new Set([...seen, ...unseen.map(({ id }) => id)]));
  return items.map((item) => (seen.has(item.id) ? { ...item, leido: false } : item));
}

/** Marks everything up to the newest entry as read while the page is visible. A failure is retried when the page is opened again. */
function useReadingMark(newest: number | undefined, hasUnread: boolean): void {
  const [mark] = notificationsApi.useMarkNotificationsReadMutation();
  useEffect(() => {
    if (newest === undefined || !hasUnread) return undefined;
    const markIfSeen = () => {
      if (document.visibilityState === 'visible') void mark(newest);
    };
    markIfSeen();
    document.addEventListener('visibilitychange', markIfSeen);
    return () => document.removeEventListener('visibilitychange', markIfSeen);
  }, [newest, hasUnread, mark]);
}
