import * as z from 'zod/mini';

export { JWT_EXPIRED } from './expired.ts';

/** Every `code` of an error body (D26). Screens switch on these, never on texts. */
export const errorCodes = [
  'malformed_request',
  'unauthorized',
  'token_expired',
  'invalid_credentials',
  'refresh_refused',
  'not_found',
  'method_not_allowed',
  'email_taken',
  'person_exists',
  'person_required',
  'change_pending',
  'cancellation_pending',
  'already_loaded',
  'duplicate_receipt',
  'file_settled',
  'not_editable',
  'idempotency_mismatch',
  'request_in_progress',
  'body_too_large',
  'unsupported_media_type',
  'invalid_fields',
  'too_many_requests',
  'unavailable',
  'internal_error',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** `path` is the field's place in the body, as in `datos_persona.dni`. */
export const fieldError = z.object({ path: z.string(), code: z.string(), message: z.string() });

/**
 * The body of every response from 400 on (D26). `id` is the existing record's: the first of a `duplicate_receipt` (D94), the bag of
 * an `already_loaded` (D107).
 */
export const errorBody = z.object({
  message: z.string(),
  code: z.enum(errorCodes),
  id: z.optional(z.int()),
  fields: z.optional(z.array(fieldError)),
});

export type FieldError = z.infer<typeof fieldError>;
export type ErrorBody = z.infer<typeof errorBody>;
