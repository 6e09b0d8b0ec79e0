import type { ExtraDocument, ExtraDocumentKind } from '@huella/contract';
import type { OutboxItem } from '@huella/outbox';
import { FileRow } from '../../../components/claim-file/file-row.tsx';
import { copy } from './copy.ts';

export interface ExtraDocumentCardProps {
  name: string;
  /** Null while it is being sent: its title says it all. */
  kind: ExtraDocumentKind | null;
  document?: ExtraDocument;
  sending?: OutboxItem;
  isOver: boolean;
  onSendAnother: () => void;
}

/** A study or report, sent or being sent. */
export function ExtraDocumentCard({ name, kind, document, ...file }: ExtraDocumentCardProps) {
  return (
    <FileRow
      paper="study"
      title={name}
      detail={kind === null ? null : copy.extra.kinds[kind]}
      review={document}
      failedText={copy.extra.failed}
      {...file}
    />
  );
}
