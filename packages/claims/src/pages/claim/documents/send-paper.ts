import type { DocumentSlot } from '@huella/contract';
import { addToOutbox } from '@huella/outbox';
import type { PreparedPaper } from '@huella/papers';
import { inList } from '../../../api/claims-endpoints.ts';
import { copy as shared } from '../../../copy.ts';
import { topics } from '../../../lib/file-topics.ts';
import { copy } from './copy.ts';
import { paperUploads } from './paper-uploads.ts';

/**
 * Hands a paper over to be sent, in the place of one that could not be sent (`replaces`, its id in the outbox). Rejects with a
 * sentence for people when it cannot even be read.
 */
export async function sendPaper(
  claimId: number,
  slot: DocumentSlot,
  { file }: Pick<PreparedPaper, 'file'>,
  replaces?: string,
): Promise<void> {
  const { call, field, fields } = paperUploads[slot];
  const title = shared.papers[slot];
  await addToOutbox({
    call,
    fields: { siniestroId: String(claimId), ...fields },
    file: { field, blob: file, name: file.name },
    title,
    topic: topics.paper(claimId, slot),
    tags: inList,
    sentText: copy.sentText(title),
    ...(replaces !== undefined && { replaces }),
  });
}
