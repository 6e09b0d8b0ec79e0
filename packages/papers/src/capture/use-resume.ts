import { useEffect, useEffectEvent, useState } from 'react';

export interface ResumeOptions {
  isReady: boolean;
  isStuck: boolean;
  finish: () => Promise<void>;
}

/** Hands a paper over again after a reload, once it is ready; the user continues where that fails. */
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
