import { NavigationType } from 'react-router-dom';
import type { BlockedMove, Move } from './blocker-stack.ts';
import { NavigationBlocker } from './navigation-blocker.tsx';

const isBack = ({ historyAction }: Move) => historyAction === NavigationType.Pop;

/** While mounted, back closes the overlay instead of leaving the screen (D37). */
export function CloseOnBack({ onClose }: { onClose: () => void }) {
  const close = (blocked: BlockedMove) => {
    blocked.reset();
    onClose();
  };
  return <NavigationBlocker shouldBlock={isBack} onBlocked={close} />;
}
