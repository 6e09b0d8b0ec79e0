import { CloseOnBack } from '@huella/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { showBubble } from './show-bubble.ts';
import type { Stop } from './stops.ts';
import { useTarget } from './use-target.ts';

interface TourStopProps {
  stop: Stop;
  action: string;
  onNext: () => void;
  onClose: () => void;
}

export function TourStop({ stop, action, onNext, onClose }: TourStopProps) {
  const [isOver, setOver] = useState(false);
  const goOn = () => {
    setOver(true);
    onNext();
  };
  const target = useTarget(stop.targets, { isOver, onMissing: goOn });
  const next = useEffectEvent(goOn);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (target === null) return undefined;
    return showBubble(target, { action, onAction: () => next(), onLeave: () => close() });
  }, [target, action]);
  return target && <CloseOnBack onClose={onClose} />;
}
