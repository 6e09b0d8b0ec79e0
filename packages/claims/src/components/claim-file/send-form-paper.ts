import { addToOutbox, type NewOutboxItem } from '@huella/outbox';
import type { PreparedPaper } from '@huella/papers';
import { inList } from '../../api/claims-endpoints.ts';

/** What a form sends with its paper. */
export interface FormPaper extends Pick<NewOutboxItem, 'call' | 'fields' | 'title' | 'topic' | 'sentText'> {
  /** The name of the file in the call's form. */
  field: string;
}

/** Hands the paper of a form over to the outbox, answering as a mutation does. Without a paper the error is `missing`; a file that cannot be read is an error, too. */
export async function sendFormPaper(
  paper: PreparedPaper | null,
  { field, ...item }: FormPaper,
  missing: string,
): Promise<{ data: null } | { error: unknown }> {
  if (paper === null) return { error: missing };
  try {
    await addToOutbox({ ...item, file: { field, blob: paper.file, name: paper.file.name }, tags: inList });
    return { data: null };
  } catch (error) {
    return { error };
  }
}
