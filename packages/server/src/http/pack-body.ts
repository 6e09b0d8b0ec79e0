import type { BodyStream } from './operation.ts';

type Body = string | Uint8Array<ArrayBuffer> | BodyStream | null;

/** Shorter answers arrive as soon unpacked. In characters or bytes. */
const WORTH_PACKING = 8 * 1024;
const TEXTS = /^(application\/json|text\/calendar)\b/;
const TAKES_GZIP = /(^|,)\s*(gzip|\*)\s*(,|$|;\s*q=(1|0\.\d*[1-9]))/i;

export interface PackedBody {
  readonly body: Body;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Packs a long text for who takes it: a calendar of years is a tenth then, which counts on a phone. Tokens travel in headers that no
 * other site can send, so that what a packed length tells is of no use to one.
 */
export function packBody(
  body: Body,
  contentType: string | undefined,
  accepted: string | undefined,
): PackedBody {
  if (body === null || body instanceof ReadableStream || body.length < WORTH_PACKING) return { body };
  if (contentType === undefined || !TEXTS.test(contentType)) return { body };
  // Every answer differs by its asker's origin, too.
  const vary = { Vary: 'Origin, Accept-Encoding' };
  if (accepted === undefined || !TAKES_GZIP.test(accepted)) return { body, headers: vary };
  const packed = new Blob([body]).stream().pipeThrough(new CompressionStream('gzip'));
  return { body: packed, headers: { ...vary, 'Content-Encoding': 'gzip' } };
}
