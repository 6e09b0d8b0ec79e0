import { addToOutbox, type NewOutboxItem } from '@huella/outbox';
import type { PreparedPaper } from '@huella/papers';
import { claimListTags } from '../../api/claims-endpoints.ts';

export interface FormPaper extends Pick<NewOutboxItem, 'call' | 'fields' | 'title' | 'topic' | 'sentText'> {
  field: string;
}

/**
 * Adds a form's paper to the outbox, with the result of a mutation. A missing paper (`missing`) and an unreadable file are
 * errors.
 */
export async function sendFormPaper(
  paper: PreparedPaper | null,
  { field, ...item }: FormPaper,
  missing: string,
): Promise<{ data: null } | { error: unknown }> {
  if (paper === null) return { error: missing };
  try {
    await addToOutbox({
      ...item,
      file: { field, blob: paper.file, name: paper.file.name },
      tags: claimListTags,
    });
    return { data: null };
  } catch (error) {
    return { error };
  }
}
