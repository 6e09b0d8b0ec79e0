import { fileAddress } from '@huella/api-client';
import type { KeptFile } from '@huella/contract';
import { useOutboxPicture, type OutboxItem } from '@huella/outbox';
import { useDocumentPreview } from '@huella/papers';
import type { ReactNode } from 'react';

export interface FilePreviewProps {
  /** What is being sent; it counts before what arrived. */
  sending: OutboxItem | undefined;
  kept: KeptFile | undefined;
  /** Shown while there is no picture of it. */
  children: ReactNode;
}

/** The first page of a file as a picture, or what stands for it. Words beside it say what it is. */
export function FilePreview({ sending, kept, children }: FilePreviewProps) {
  const waiting = useOutboxPicture(sending);
  const address = sending ? waiting : kept ? fileAddress(kept.downloadLink) : null;
  return address === null ? children : <Preview address={address}>{children}</Preview>;
}

function Preview({ address, children }: { address: string; children: ReactNode }) {
  const { image } = useDocumentPreview(address);
  return image === null ? children : <img src={image} alt="" />;
}
