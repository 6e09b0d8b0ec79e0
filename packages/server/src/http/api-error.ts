import type { ErrorBody, ErrorCode, FieldError } from '@huella/contract';
import { errorText } from '../copy.ts';

const statusOf = {
  malformed_request: 400,
  unauthorized: 401,
  token_expired: 401,
  invalid_credentials: 401,
  refresh_refused: 401,
  not_found: 404,
  method_not_allowed: 405,
  email_taken: 409,
  person_exists: 409,
  person_required: 409,
  change_pending: 409,
  cancellation_pending: 409,
  already_loaded: 409,
  duplicate_receipt: 409,
  file_settled: 409,
  not_editable: 409,
  idempotency_mismatch: 409,
  request_in_progress: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  invalid_fields: 422,
  too_many_requests: 429,
  internal_error: 500,
  unavailable: 503,
} as const satisfies Record<ErrorCode, number>;

interface ApiErrorDetails {
  readonly message?: string;
  /** The id of the existing record. */
  readonly id?: number;
  readonly fields?: readonly FieldError[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** An error response. Thrown anywhere in an operation; rolls back inside a transaction. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly details: ApiErrorDetails;

  constructor(code: ErrorCode, details: ApiErrorDetails = {}) {
    super(details.message ?? errorText[code]);
    this.code = code;
    this.details = details;
  }

  get status(): (typeof statusOf)[ErrorCode] {
    return statusOf[this.code];
  }

  get body(): ErrorBody {
    const { fields, id } = this.details;
    return {
      message: this.message,
      code: this.code,
      ...(id !== undefined && { id }),
      ...(fields && { fields: [...fields] }),
    };
  }
}

/** 422 for the given fields. */
export function invalidFields(...fields: readonly FieldError[]): ApiError {
  return new ApiError('invalid_fields', { fields });
}

/** 429 with `Retry-After` in whole seconds, at least one. */
export function tooManyRequests(seconds: number): ApiError {
  const wait = String(Math.max(1, Math.ceil(seconds)));
  return new ApiError('too_many_requests', { headers: { 'Retry-After': wait } });
}
