import { useContext, useEffect, useId, useSyncExternalStore } from 'react';
import { UNSAFE_DataRouterContext, useBlocker, type Blocker, type BlockerFunction } from 'react-router-dom';
import { backStack } from './back-stack.ts';

export interface BackGuardProps {
  shouldBlock: BlockerFunction;
  onBlocked: (blocker: Extract<Blocker, { state: 'blocked' }>) => void;
}

/**
 * Catches a navigation while mounted. The router knows one blocker at a time, so of several guards only the one
 * mounted last is armed; that is also the order that `D37` asks for. Does nothing outside a data router.
 */
export function BackGuard(props: BackGuardProps) {
  const id = useId();
  const hasRouter = useContext(UNSAFE_DataRouterContext) !== null;
  useEffect(() => backStack.push(id), [id]);
  const top = useSyncExternalStore(backStack.subscribe, backStack.top, backStack.top);
  return hasRouter && top === id ? <Armed {...props} /> : null;
}

function Armed({ shouldBlock, onBlocked }: BackGuardProps) {
  const blocker = useBlocker(shouldBlock);
  useEffect(() => {
    if (blocker.state === 'blocked') onBlocked(blocker);
  }, [blocker, onBlocked]);
  return null;
}
