import { REFRESH_DEDUPE_SECONDS, useRefetchOnFocus } from '@huella/api-client';
import type { Notification } from '@huella/contract';
import type { LoadedState, LoadState } from '@huella/ui';
import { useEffect } from 'react';
import { notificationsApi } from '../../api/notifications-endpoints.ts';

/** The way to what is older than what is shown. */
export interface Older {
  load: () => void;
  status: 'idle' | 'loading' | 'failed';
}

interface ShownInbox extends LoadedState {
  items: readonly Notification[];
  /** Null at the end. */
  older: Older | null;
}

/** The inbox. What is on the screen counts as read; it stays marked as new until the list is asked for again. */
export function useInbox(): LoadState<ShownInbox> {
  const inbox = notificationsApi.useListNotificationsInfiniteQuery(undefined, {
    refetchOnMountOrArgChange: REFRESH_DEDUPE_SECONDS,
  });
  useRefetchOnFocus(inbox, REFRESH_DEDUPE_SECONDS);
  const { data, isError, isFetching, refetch, isFetchNextPageError } = inbox;
  const newest = data?.pages[0]?.avisos[0]?.id;
  // An answer that arrives after the mark would call nothing new.
  useReadingMark(newest, !isFetching && (data?.pages[0]?.sin_leer ?? 0) > 0);
  const retry = () => void refetch();
  if (data === undefined)
    return isError ? { status: 'failed', retry, busy: isFetching } : { status: 'loading' };
  const items = data.pages.flatMap(({ avisos }) => avisos);
  const isOutdated = isError && !isFetchNextPageError;
  return { status: 'present', items, isOutdated, retry, older: olderOf(inbox) };
}

function olderOf(
  inbox: Pick<
    ReturnType<typeof notificationsApi.useListNotificationsInfiniteQuery>,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
  >,
): Older | null {
  if (!inbox.hasNextPage) return null;
  const waiting = inbox.isFetchNextPageError ? 'failed' : 'idle';
  return {
    load: () => void inbox.fetchNextPage(),
    status: inbox.isFetchingNextPage ? 'loading' : waiting,
  };
}

/** Tells the server that everything up to the newest one was seen, once somebody looks at it. A failure leaves it to the next visit. */
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
