import { useEffect, useRef } from 'react';

/** Moves the focus to what a person can choose again, when the button that took the last page or the PDF away went with it. */
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
