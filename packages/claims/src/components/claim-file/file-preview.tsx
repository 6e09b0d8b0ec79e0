import { fileAddress } from '@huella/api-client';
import type { KeptFile } from '@huella/contract';
import { useOutboxFileUrl, type OutboxItem } from '@huella/outbox';
import { useDocumentPreview } from '@huella/papers';
import type { ReactNode } from 'react';

export interface FilePreviewProps {
  sending: OutboxItem | undefined;
  kept: KeptFile | undefined;
  children: ReactNode;
}

export function FilePreview({ sending, kept, children }: FilePreviewProps) {
  const waiting = useOutboxFileUrl(sending);
  const address = sending ? waiting : kept ? fileAddress(kept.downloadLink) : null;
  return address === null ? children : <Preview address={address}>{children}</Preview>;
}

function Preview({ address, children }: { address: string; children: ReactNode }) {
  const { image } = useDocumentPreview(address);
  return image === null ? children : <img src={image} alt="" />;
}
