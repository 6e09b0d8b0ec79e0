import type { ZodMiniType } from 'zod/mini';
import type { ErrorCode } from './errors.ts';

export type Schema<Output = unknown> = ZodMiniType<Output>;

export type Access = 'public' | 'owner' | 'refresh-token';

/** One call of the API (specification §7). */
export interface Call {
  /** Verb and noun, unique in the product; the same word in contract, client, server, tests and OpenAPI. */
  readonly id: string;
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Canonical path with its leading slash (D02); `{name}` marks a parameter. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** The environment may override where this call goes (specification §7 *Configuration*, D100). */
  readonly urlOverride?: 'documentStatus' | 'uploads';
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** JSON by default. In multipart, files are Blobs, all else is text. */
  readonly consumes?: 'multipart/form-data';
  /** A creating call that may answer an existing record lists its 200 in `alsoSucceeds`. */
  readonly status: 200 | 201 | 204;
  readonly alsoSucceeds?: 200;
  readonly response: Schema;
  /** JSON by default; otherwise `response` is `bytes`. */
  readonly produces?: 'image/jpeg' | 'application/zip' | 'application/octet-stream' | 'text/calendar';
  /** Codes specific to the call; `invalid_fields`, `unauthorized`, `too_many_requests` and the like may come from any call. */
  readonly errors: readonly ErrorCode[];
}

export function defineCall<const Definition extends Call>(definition: Definition): Definition {
  return definition;
}

/** Fills the `{name}` parts of a call's path. Throws when one is missing. */
export function pathOf(call: Call, params: Readonly<Record<string, string | number>> = {}): string {
  return call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${call.id}: path parameter ${name} is missing`);
    return encodeURIComponent(value);
  });
}
