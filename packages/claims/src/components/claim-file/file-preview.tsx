import { fileUrl } from '@huella/api-client';
import type { KeptFile } from '@huella/contract';
import { useOutboxFileUrl, type OutboxItem } from '@huella/outbox';
import { useDocumentPreview } from '@huella/papers';
import type { ReactNode } from 'react';

export interface FilePreviewProps {
  sending: OutboxItem | undefined;
  stored: KeptFile | undefined;
  children: ReactNode;
}

export function FilePreview({ sending, stored, children }: FilePreviewProps) {
  const waiting = useOutboxFileUrl(sending);
  const url = sending ? waiting : stored ? fileUrl(stored.downloadLink) : null;
  return url === null ? children : <Preview url={url}>{children}</Preview>;
}

function Preview({ url, children }: { url: string; children: ReactNode }) {
  const { image } = useDocumentPreview(url);
  return image === null ? children : <img src={image} alt="" />;
}
