import type { ExtraDocument, ExtraDocumentKind } from '@huella/contract';
import type { OutboxItem } from '@huella/outbox';
import { FileRow } from '../../../components/claim-file/file-row.tsx';
import { copy } from './copy.ts';

export interface ExtraDocumentCardProps {
  name: string;
  kind: ExtraDocumentKind | null;
  document?: ExtraDocument;
  sending?: OutboxItem;
  isDecided: boolean;
  onSendAnother: () => void;
}

export function ExtraDocumentCard({ name, kind, document, ...file }: ExtraDocumentCardProps) {
  return (
    <FileRow
      fileKind="study"
      title={name}
      detail={kind === null ? null : copy.extra.kinds[kind]}
      review={document}
      failedText={copy.extra.failed}
      {...file}
    />
  );
}
