import { type CbuHint, cbuHint } from '@huella/validation/payment';
import { useEffect, useState } from 'react';

/** Null while there is none. Loads the table of banks with the first complete number. */
export function useCbuHint(number: string): CbuHint | null {
  const [hint, setHint] = useState<CbuHint | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const next = await hintOrNone(number);
      if (isCurrent) setHint(next);
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [number]);
  return hint;
}

/** No hint if the table of banks cannot be loaded. */
async function hintOrNone(number: string): Promise<CbuHint | null> {
  try {
    return await cbuHint(number);
  } catch {
    return null;
  }
}
