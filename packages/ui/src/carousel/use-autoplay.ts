import { useEffect, useEffectEvent, useState, type FocusEvent } from 'react';

export interface AutoplayOptions {
  everyMs: number | undefined;
  /** False for reduced motion: plays only after the play button. */
  startsPlaying: boolean;
  /** A change restarts the interval. */
  position: number;
  onNext: (position: number) => void;
}

const leavesRegion = ({ currentTarget, relatedTarget }: FocusEvent) => !currentTarget.contains(relatedTarget);

/** Advances every `everyMs`, except while paused, hovered or focused (O-CA-03). */
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

export type Autoplay = ReturnType<typeof useAutoplay>;
