import { useCallback, useRef, useState } from 'react';

/** Closing that asks first while a form inside holds something unsaved (`D73`); `question` is for a `ConfirmDialog`. */
export function useGuardedClose(onClose: () => void) {
  const isDirty = useRef(false);
  const [isAsking, setAsking] = useState(false);
  const onDirty = useCallback((dirty: boolean) => {
    isDirty.current = dirty;
  }, []);
  return {
    onDirty,
    close: () => (isDirty.current ? setAsking(true) : onClose()),
    question: {
      open: isAsking,
      onClose: () => setAsking(false),
      onConfirm: () => {
        setAsking(false);
        onClose();
      },
    },
  };
}
