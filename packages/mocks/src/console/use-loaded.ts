import { useEffect, useEffectEvent, useState } from 'react';

const LOOK_EVERY = 300;

/** Polls `load`, because the server is not React state. Undefined until the first result. */
export function useLoaded<Value>(load: () => Promise<Value>): Value | undefined {
  const [value, setValue] = useState<Value>();
  const look = useEffectEvent(async (isCurrent: () => boolean) => {
    const loaded = await load();
    if (isCurrent()) setValue(loaded);
  });
  useEffect(() => {
    let isCurrent = true;
    const lookNow = () => void look(() => isCurrent);
    lookNow();
    const timer = setInterval(lookNow, LOOK_EVERY);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, []);
  return value;
}
