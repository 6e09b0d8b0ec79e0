import { useEffect, useState } from 'react';
import type { OutboxItem } from './state/snapshot.ts';

/** Object URL of an item's file, revoked on unmount: null while it loads, where its bytes are lost, and without an item. */
export function useOutboxFileUrl(item: OutboxItem | undefined): string | null {
  const [shown, setShown] = useState<{ id: string; url: string } | null>(null);
  const id = item?.id;
  const read = item?.file;
  useEffect(() => {
    let url: string | null = null;
    let isWanted = true;
    const show = (file: Blob | null) => {
      if (!file || !isWanted || id === undefined) return;
      url = URL.createObjectURL(file);
      setShown({ id, url });
    };
    void read?.().then(show);
    return () => {
      isWanted = false;
      if (url !== null) URL.revokeObjectURL(url);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- an item's file never changes, but each progress makes another `read`
  }, [id]);
  return shown && shown.id === id ? shown.url : null;
}
