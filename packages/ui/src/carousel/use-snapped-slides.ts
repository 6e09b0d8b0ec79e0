import { useEffect, useEffectEvent, useRef, useState } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The slide in view of a horizontal scroller, and the way to another; handles the arrow keys of the whole page. */
export function useSnappedSlides(count: number) {
  const track = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const target = useRef<number>(undefined);
  // Shows the slide before the scroll arrives there, so that a second quick tap goes one further.
  const go = (index: number) => {
    const slide = Math.min(Math.max(index, 0), count - 1);
    if (slide !== shown) target.current = slide;
    setShown(slide);
    track.current?.scrollTo({ left: slide * track.current.clientWidth });
  };
  const release = () => {
    target.current = undefined;
  };
  const readScroll = () => {
    const { scrollLeft = 0, clientWidth = 1 } = track.current ?? {};
    const inView = Math.round(scrollLeft / clientWidth);
    if (target.current !== undefined && target.current !== inView) return;
    release();
    setShown(inView);
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
  const settle = () => {
    release();
    readScroll();
  };
  // A swipe or a wheel takes over from a scroll under way.
  const scroller = { onScroll: readScroll, onScrollEnd: settle, onPointerDown: release, onWheel: release };
  return { track, shown, go, scroller };
}
