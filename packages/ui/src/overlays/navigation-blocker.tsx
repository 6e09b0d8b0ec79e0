import {
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { NavigationType, useBlocker, useLocation, type BlockerFunction } from 'react-router-dom';
import { blockerStack, type BlockedMove, type Move } from './blocker-stack.ts';
import { useDataRouter, type DataRouter } from '../shell/use-data-router.ts';
import { isHistoryGuarded, prepareBlocking, shownIndex } from './history-guard.ts';

export interface NavigationBlockerProps {
  shouldBlock: (move: Move) => boolean;
  onBlocked: (blocked: BlockedMove) => void;
  /** Asked after all others, whenever mounted. */
  askLast?: boolean;
  /** Does not add a sentinel by itself. */
  passive?: boolean;
}

/**
 * Blocks navigation while mounted; the one mounted last is asked first (D37). `guardHistory` handles back and forward, the router
 * links, as it supports only one blocker at a time. Does nothing outside a data router.
 */
export function NavigationBlocker({ onBlocked, ...props }: NavigationBlockerProps) {
  const router = useDataRouter();
  if (router === undefined) return null;
  const stop = (blocked: BlockedMove) => {
    blockerStack.countStop();
    onBlocked(blocked);
  };
  return <MountedBlocker {...props} onBlocked={stop} router={router} />;
}

function MountedBlocker({
  router,
  askLast = false,
  passive = false,
  ...props
}: NavigationBlockerProps & { router: DataRouter }) {
  const id = useId();
  const { pathname, key } = useLocation();
  const entry = useRef<{ key: string; index: number | null }>({ key, index: null });
  // A screen that was left is rendered for a moment longer, when it must not block.
  const shouldBlockNow = useEffectEvent(
    (move: Move) => move.currentLocation.pathname === pathname && props.shouldBlock(move),
  );
  const onBlocked = useEffectEvent(props.onBlocked);
  useLayoutEffect(() => {
    if (!passive) prepareBlocking();
    entry.current = { key, index: shownIndex() };
  }, [key, passive]);
  // In a layout effect, because back may be pressed right after rendering.
  useLayoutEffect(
    () =>
      blockerStack.push(
        {
          id,
          index: () => entry.current.index,
          shouldBlock: (move) => shouldBlockNow({ ...move, currentLocation: router.state.location }),
          onBlocked: (blocked) => onBlocked(blocked),
        },
        { askLast },
      ),
    [id, askLast, router],
  );
  const top = useSyncExternalStore(blockerStack.subscribe, blockerStack.top, blockerStack.top);
  return top === id ? <RouterBlocker {...props} here={pathname} /> : null;
}

function RouterBlocker({ shouldBlock, onBlocked, here }: NavigationBlockerProps & { here: string }) {
  const blocks = useCallback<BlockerFunction>(
    (move) => {
      if (move.historyAction === NavigationType.Pop && isHistoryGuarded()) return false;
      return (
        move.currentLocation.pathname === here && shouldBlock({ ...move, delta: null, leavesVisit: false })
      );
    },
    [here, shouldBlock],
  );
  const blocker = useBlocker(blocks);
  const notify = useEffectEvent(onBlocked);
  useEffect(() => {
    if (blocker.state === 'blocked') notify(blocker);
  }, [blocker]);
  return null;
}
