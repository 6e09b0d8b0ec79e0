import { areaCodeOf } from '@huella/validation/person';
import { onlyDigits } from '@huella/validation/text';
import { useEffect, useState } from 'react';

/** True if ten digits have no known area code. Only a hint: the table may be outdated. */
export function useUnknownAreaCode(typed: string): boolean {
  const digits = onlyDigits(typed);
  const [unknown, setUnknown] = useState<string>();
  useEffect(() => {
    if (!/^[1-9]\d{9}$/.test(digits)) return undefined;
    let isCurrent = true;
    const load = async () => {
      const code = await areaCodeOf(digits);
      if (isCurrent && code === null) setUnknown(digits);
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [digits]);
  return unknown === digits;
}
