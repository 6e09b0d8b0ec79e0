import type { Pet } from '@huella/contract';
import { useOutboxItems, type OutboxItem } from '@huella/outbox';
import { useEffect, useState } from 'react';
import { photoTopic } from './photo-topic.ts';

interface NewPhoto {
  item: OutboxItem | undefined;
  /** Its object URL, also after the upload until the pet has the new URL. */
  url: string | null;
  /** Null when it cannot be discarded. */
  discard: (() => void) | null;
}

/** The photo that the user has just chosen for a pet. */
export function useNewPhoto({ id, foto_link: link }: Pick<Pet, 'id' | 'foto_link'>): NewPhoto {
  const item = useOutboxItems(photoTopic(id)).at(-1);
  const [shown, setShown] = useState<{
    petId: number;
    itemId: string;
    url: string;
    link: string | null;
  } | null>(null);
  const itemId = item?.id;

  useEffect(() => {
    if (!item) return undefined;
    let isWanted = true;
    const show = (file: Blob | null) => {
      if (file && isWanted) setShown({ petId: id, itemId: item.id, url: URL.createObjectURL(file), link });
    };
    void item.file().then(show);
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- an item's file never changes; each percent makes a new item
  }, [itemId]);

  const url = shown?.url;
  useEffect(() => () => void (url !== undefined && URL.revokeObjectURL(url)), [url]);

  const isCurrent =
    shown?.petId === id && (shown.itemId === itemId || (itemId === undefined && shown.link === link));
  const discard = item?.discard;
  return {
    item,
    url: isCurrent ? shown.url : null,
    discard: discard
      ? () => {
          setShown(null);
          discard();
        }
      : null,
  };
}
