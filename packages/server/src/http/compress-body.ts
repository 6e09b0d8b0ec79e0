import type { BodyStream } from './operation.ts';

type Body = string | Uint8Array<ArrayBuffer> | BodyStream | null;

/** In characters or bytes; shorter responses gain nothing. */
const WORTH_PACKING = 8 * 1024;
const TEXTS = /^(application\/json|text\/calendar)\b/;
const TAKES_GZIP = /(^|,)\s*(gzip|\*)\s*(,|$|;\s*q=(1|0\.\d*[1-9]))/i;

export interface CompressedBody {
  readonly body: Body;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Compresses long texts for clients that accept it: a calendar of years shrinks to a tenth. Tokens are in headers that no other site can
 * send, so compressed lengths reveal nothing to one.
 */
export function compressBody(
  body: Body,
  contentType: string | undefined,
  accepted: string | undefined,
): CompressedBody {
  if (body === null || body instanceof ReadableStream || body.length < WORTH_PACKING) return { body };
  if (contentType === undefined || !TEXTS.test(contentType)) return { body };
  const vary = { Vary: 'Origin, Accept-Encoding' };
  if (accepted === undefined || !TAKES_GZIP.test(accepted)) return { body, headers: vary };
  const packed = new Blob([body]).stream().pipeThrough(new CompressionStream('gzip'));
  return { body: packed, headers: { ...vary, 'Content-Encoding': 'gzip' } };
}
