import { useEffect, useEffectEvent, useState } from 'react';

export interface ResumeOptions {
  /** It has been prepared, without a problem. */
  isReady: boolean;
  /** It will not become ready by itself. */
  isStuck: boolean;
  finish: () => Promise<void>;
}

/** Hands a paper over again that was handed over before a reload, as soon as it is ready; a person continues where that fails. */
export function useResume({ isReady, isStuck, finish }: ResumeOptions) {
  const [isAsked, setAsked] = useState(false);
  const isResuming = isAsked && !isStuck;
  if (isAsked && isStuck) setAsked(false);
  const resume = useEffectEvent(() => {
    const end = () => setAsked(false);
    finish().then(end, end);
  });
  useEffect(() => {
    if (isResuming && isReady) resume();
  }, [isResuming, isReady]);
  return { isResuming, startResuming: () => setAsked(true) };
}
