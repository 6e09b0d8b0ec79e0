import { useState } from 'react';

/** False until `open` was true once; then true for good, so that closing can be animated. */
export function useOnceOpened(open: boolean): boolean {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened || open;
}
