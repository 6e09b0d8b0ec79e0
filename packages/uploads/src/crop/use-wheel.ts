import { useEffect, useEffectEvent, useRef } from 'react';

/** Listens to the wheel by hand, because React's passive listener cannot stop the page from scrolling. */
export function useWheel<Element extends HTMLElement>(onWheel: (factor: number) => void) {
  const element = useRef<Element>(null);
  const turn = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    onWheel(Math.exp(-event.deltaY / 400));
  });
  useEffect(() => {
    const node = element.current;
    node?.addEventListener('wheel', turn, { passive: false });
    return () => node?.removeEventListener('wheel', turn);
  }, []);
  return element;
}
