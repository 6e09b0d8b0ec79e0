import { useEffect, useEffectEvent, useState } from 'react';

const LOAD_EVERY_MS = 300;

/** Polls `load`, because the server is not React state. Undefined until the first result. */
export function useLoaded<Value>(load: () => Promise<Value>): Value | undefined {
  const [value, setValue] = useState<Value>();
  const reload = useEffectEvent(async (isCurrent: () => boolean) => {
    const loaded = await load();
    if (isCurrent()) setValue(loaded);
  });
  useEffect(() => {
    let isCurrent = true;
    const loadNow = () => void reload(() => isCurrent);
    loadNow();
    const timer = setInterval(loadNow, LOAD_EVERY_MS);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, []);
  return value;
}
