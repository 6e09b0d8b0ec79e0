import { useState } from 'react';

/** False until `loading` was false once; then true for good, so that asking again never takes a filled form away. */
export function useSettled(loading: boolean): boolean {
  const [settled, setSettled] = useState(!loading);
  if (!settled && !loading) setSettled(true);
  return settled || !loading;
}
