import { fieldText } from '../copy.ts';
import { ApiError } from '../http/api-error.ts';
import type { DocumentPreset, DocumentProcessor, DocumentRejection, ProcessedDocument } from '../ports.ts';

const MAXIMUM_BYTES = 20 * 1024 * 1024;

type Reason = DocumentRejection | 'too_heavy';

const codes = {
  empty: 'invalid_fields',
  broken: 'invalid_fields',
  too_many_pages: 'invalid_fields',
  too_complex: 'invalid_fields',
  password: 'invalid_fields',
  protected: 'invalid_fields',
  active_content: 'invalid_fields',
  unknown_kind: 'unsupported_media_type',
  too_heavy: 'body_too_large',
  too_large: 'body_too_large',
  busy: 'unavailable',
} as const satisfies Record<Reason, string>;

/** Consumes the file's bytes. Throws 413, 415 or 422 with a message for the field, or 503 when too many wait. */
export async function validateDocument(
  documents: DocumentProcessor,
  bytes: Uint8Array<ArrayBuffer>,
  preset: DocumentPreset,
  fieldName: string,
): Promise<ProcessedDocument> {
  if (bytes.byteLength > MAXIMUM_BYTES) throw rejection('too_heavy', fieldName);
  const result = await documents.process(bytes, preset);
  if ('rejected' in result) throw rejection(result.rejected, fieldName);
  return result;
}

function rejection(reason: Reason, path: string): ApiError {
  if (reason === 'busy') return new ApiError(codes.busy, { headers: { 'Retry-After': '5' } });
  return new ApiError(codes[reason], {
    fields: [{ path, code: reason, message: fieldText.document[reason] }],
  });
}
