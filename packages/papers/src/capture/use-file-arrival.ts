import { useEffect, useEffectEvent, type DragEvent } from 'react';

export function useFileArrival(onFiles: (files: readonly File[]) => void) {
  const arrive = useEffectEvent((transfer: DataTransfer | null) => {
    const files = [...(transfer?.files ?? [])];
    if (files.length > 0) onFiles(files);
    return files.length > 0;
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      if (arrive(event.clipboardData)) event.preventDefault();
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
  return {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      const files = [...event.dataTransfer.files];
      if (files.length > 0) onFiles(files);
    },
  };
}
