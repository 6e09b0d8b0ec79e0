import { useEffectEvent } from 'react';
import { NavigationType, type Blocker, type BlockerFunction } from 'react-router-dom';
import { NavigationBlocker } from './navigation-blocker.tsx';

const isBack: BlockerFunction = ({ historyAction }) => historyAction === NavigationType.Pop;

/** While mounted, the browser's or the phone's back closes what is open instead of leaving the screen (`D37`). */
export function CloseOnBack({ onClose }: { onClose: () => void }) {
  const close = useEffectEvent((blocker: Blocker) => {
    blocker.reset?.();
    onClose();
  });
  return <NavigationBlocker shouldBlock={isBack} onBlocked={close} />;
}
