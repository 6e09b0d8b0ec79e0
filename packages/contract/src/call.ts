import type { ZodMiniType } from 'zod/mini';
import type { ErrorCode } from './errors.ts';

export type Schema<Output = unknown> = ZodMiniType<Output>;

/**
 * Who may make a call: anybody, the owner of a bearer token, or the holder of the refresh token in the body
 * (logout and refresh).
 */
export type Access = 'public' | 'owner' | 'refresh-token';

/** One call of the wire (specification §7): what goes in, what comes out, and what may go wrong. */
export interface Call {
  /** Verb and noun, unique in the product; the same word in contract, client, server, tests and OpenAPI. */
  readonly id: string;
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Canonical path with its leading slash (D02); `{name}` marks a parameter. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** An environment may have this call answered elsewhere (specification §7 *Configuration*, D100). */
  readonly address?: 'documentStatus' | 'uploads';
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** How the body travels: JSON unless said. The files of a form are Blobs, everything else in it is text. */
  readonly consumes?: 'multipart/form-data';
  /** Status of success. A creating call that may answer an existing record lists its 200 in `alsoSucceeds`. */
  readonly status: 200 | 201 | 204;
  readonly alsoSucceeds?: 200;
  readonly response: Schema;
  /** What a success is: JSON unless said. Such a call has `bytes` as its response. */
  readonly produces?: 'image/jpeg' | 'application/zip' | 'application/octet-stream' | 'text/calendar';
  /** Codes of its own; `invalid_fields`, `unauthorized`, `too_many_requests` and the like may come from any call. */
  readonly errors: readonly ErrorCode[];
}

/** Keeps the literal types of a call while checking its shape. */
export function defineCall<const Definition extends Call>(definition: Definition): Definition {
  return definition;
}

/** Fills the `{name}` parts of a call's path. Throws when one is missing: that is a programming error. */
export function pathOf(call: Call, params: Readonly<Record<string, string | number>> = {}): string {
  return call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${call.id}: path parameter ${name} is missing`);
    return encodeURIComponent(value);
  });
}
