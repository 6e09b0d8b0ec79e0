import { useEffect, useEffectEvent, useRef, useState } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The slide in view of a horizontal scroller, and the way to another; handles the arrow keys of the whole page. */
export function useSnappedSlides(count: number) {
  const track = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const go = (index: number) => {
    const left = Math.min(Math.max(index, 0), count - 1) * (track.current?.clientWidth ?? 0);
    track.current?.scrollTo({ left });
  };
  const readScroll = () => {
    const { scrollLeft = 0, clientWidth = 1 } = track.current ?? {};
    setShown(Math.round(scrollLeft / clientWidth));
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(shown + step);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
  return { track, shown, go, readScroll };
}
