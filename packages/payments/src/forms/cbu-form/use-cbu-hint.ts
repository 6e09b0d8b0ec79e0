import { type CbuHint, cbuHint } from '@huella/validation/payment';
import { useEffect, useState } from 'react';

/** The hint for a typed CBU, null while there is none. The table of banks is loaded with the first whole number. */
export function useCbuHint(number: string): CbuHint | null {
  const [hint, setHint] = useState<CbuHint | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const ask = async () => {
      const next = await hintOrNone(number);
      if (isCurrent) setHint(next);
    };
    void ask();
    return () => {
      isCurrent = false;
    };
  }, [number]);
  return hint;
}

/** Without the table of banks, as when the network failed, there is simply no hint. */
async function hintOrNone(number: string): Promise<CbuHint | null> {
  try {
    return await cbuHint(number);
  } catch {
    return null;
  }
}
