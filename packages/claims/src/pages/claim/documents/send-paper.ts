import type { DocumentSlot } from '@huella/contract';
import { addToOutbox } from '@huella/outbox';
import type { PreparedPaper } from '@huella/papers';
import { claimListTags } from '../../../api/claims-endpoints.ts';
import { copy as shared } from '../../../copy.ts';
import { topics } from '../../../lib/file-topics.ts';
import { copy } from './copy.ts';
import { paperUploads } from './paper-uploads.ts';

/**
 * Adds a paper to the outbox, in place of a failed one (`replaces`, its outbox id). Rejects with a Spanish sentence when it
 * cannot be read.
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
    tags: claimListTags,
    sentText: copy.sentText(title),
    ...(replaces !== undefined && { replaces }),
  });
}
