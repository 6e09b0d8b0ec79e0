import { useCallback, useContext, useEffect, useId, useSyncExternalStore } from 'react';
import {
  UNSAFE_DataRouterContext,
  useBlocker,
  useLocation,
  type Blocker,
  type BlockerFunction,
} from 'react-router-dom';
import { blockerStack } from './blocker-stack.ts';

export interface NavigationBlockerProps {
  shouldBlock: BlockerFunction;
  onBlocked: (blocker: Extract<Blocker, { state: 'blocked' }>) => void;
}

/**
 * Catches a navigation while mounted. The router knows one blocker at a time, so of several guards only the one
 * mounted last is armed; that is also the order that `D37` asks for. Does nothing outside a data router.
 */
export function NavigationBlocker(props: NavigationBlockerProps) {
  const id = useId();
  const hasRouter = useContext(UNSAFE_DataRouterContext) !== null;
  useEffect(() => blockerStack.push(id), [id]);
  const top = useSyncExternalStore(blockerStack.subscribe, blockerStack.top, blockerStack.top);
  return hasRouter && top === id ? <ActiveBlocker {...props} /> : null;
}

function ActiveBlocker({ shouldBlock, onBlocked }: NavigationBlockerProps) {
  const here = useLocation().pathname;
  // A screen that was just left is shown for a moment more: what happens then is no way out of it.
  const leavesHere = useCallback<BlockerFunction>(
    (move) => move.currentLocation.pathname === here && shouldBlock(move),
    [here, shouldBlock],
  );
  const blocker = useBlocker(leavesHere);
  useEffect(() => {
    if (blocker.state === 'blocked') onBlocked(blocker);
  }, [blocker, onBlocked]);
  return null;
}
