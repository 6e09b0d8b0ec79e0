import { useEffect } from 'react';

/** Tells whoever can close a form whether something would be lost; a form that is gone has nothing to lose. */
export function useReportDirty(isDirty: boolean, onDirty: (isDirty: boolean) => void): void {
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
}
