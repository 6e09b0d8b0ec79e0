import { fileAddress } from '@huella/api-client';
import type { KeptFile } from '@huella/contract';
import type { OutboxItem } from '@huella/outbox';
import { useDocumentPreview } from '@huella/papers';
import { useEffect, useState, type ReactNode } from 'react';

export interface FilePreviewProps {
  /** What is on its way; it counts before what arrived. */
  sending: OutboxItem | undefined;
  kept: KeptFile | undefined;
  /** Shown while there is no picture of it. */
  children: ReactNode;
}

/** The first page of a file as a picture, or what stands for it. Words beside it say what it is. */
export function FilePreview({ sending, kept, children }: FilePreviewProps) {
  const waiting = useWaitingFile(sending);
  const preview = useDocumentPreview(sending ? waiting : kept ? fileAddress(kept.downloadLink) : null);
  return preview.url === null ? children : <img src={preview.url} alt="" />;
}

/** The bytes of what is on its way, once they were read. */
function useWaitingFile(item: OutboxItem | undefined): Blob | null {
  const [read, setRead] = useState<{ id: string; file: Blob | null } | null>(null);
  const { id, file } = item ?? {};
  useEffect(() => {
    let isOver = false;
    if (id !== undefined) void file?.().then((blob) => isOver || setRead({ id, file: blob }));
    return () => {
      isOver = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- an item's bytes never change
  }, [id]);
  return read !== null && read.id === id ? read.file : null;
}
