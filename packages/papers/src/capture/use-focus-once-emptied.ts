import { useEffect, useRef } from 'react';

/** Moves the focus to the choice of files when the last page or the PDF is removed. */
export function useFocusOnceEmptied(isEmpty: boolean) {
  const choice = useRef<HTMLDivElement>(null);
  const wasEmpty = useRef(isEmpty);
  useEffect(() => {
    const hasEmptied = isEmpty && !wasEmpty.current;
    wasEmpty.current = isEmpty;
    if (hasEmptied && document.activeElement === document.body) choice.current?.focus();
  }, [isEmpty]);
  return choice;
}
