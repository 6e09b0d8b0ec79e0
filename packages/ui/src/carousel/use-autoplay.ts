import { useEffect, useEffectEvent, useState, type FocusEvent } from 'react';

export interface AutoplayOptions {
  /** Undefined: nothing moves by itself. */
  everyMs: number | undefined;
  /** False where the person asked for calm: then it plays only once they press play. */
  startsPlaying: boolean;
  /** A move made by hand starts the wait again. */
  position: number;
  onNext: (position: number) => void;
}

const leavesRegion = ({ currentTarget, relatedTarget }: FocusEvent) => !currentTarget.contains(relatedTarget);

/** Steps on every `everyMs`, except while paused, hovered or holding the focus (O-CA-03). */
export function useAutoplay({ everyMs, startsPlaying, position, onNext }: AutoplayOptions) {
  const [playing, setPlaying] = useState(startsPlaying);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const next = useEffectEvent(onNext);
  const runs = everyMs !== undefined && playing && !hovered && !focused;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => document.hidden || next(position), everyMs);
    return () => clearInterval(timer);
  }, [runs, everyMs, position]);
  return {
    available: everyMs !== undefined,
    playing,
    toggle: () => setPlaying(!playing),
    holders: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => leavesRegion(event) && setFocused(false),
    },
  };
}

/** What `useAutoplay` gives: its state and the handlers for the region that holds it. */
export type Autoplay = ReturnType<typeof useAutoplay>;
