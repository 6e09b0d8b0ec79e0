import {
  MaxFileSizeExceededError,
  MaxTotalSizeExceededError,
  MultipartParser,
} from '@remix-run/multipart-parser';
import type { MultipartPart } from '@remix-run/multipart-parser';
import type { Context } from 'hono';
import { ApiError } from './api-error.ts';

/** With room for parts that another client adds: our forms have three at most. */
const MAXIMUM_PARTS = 16;
const MAXIMUM_HEADER_BYTES = 4096;
/** As in RFC 2046, without blanks, quoted or not. */
const BOUNDARY = /;\s*boundary="?([\w'()+,\-./:=?]{1,70})"?\s*(?:;|$)/i;

/** The last value of a repeated name wins. Throws 413 above `maximumBytes` and 400 for an invalid form. */
export async function readMultipart(
  context: Context,
  chunks: AsyncIterable<Uint8Array>,
  maximumBytes: number,
): Promise<Record<string, string | File>> {
  const boundary = BOUNDARY.exec(context.req.header('Content-Type') ?? '')?.[1];
  if (boundary === undefined) throw new ApiError('malformed_request');
  const parser = new MultipartParser(boundary, {
    maxParts: MAXIMUM_PARTS,
    maxHeaderSize: MAXIMUM_HEADER_BYTES,
    maxFileSize: maximumBytes,
    maxTotalSize: maximumBytes,
  });
  try {
    const parts = await collectParts(parser, chunks);
    return Object.fromEntries(parts.map(fieldOf));
  } catch (error) {
    throw rejectionOf(error);
  }
}

async function collectParts(
  parser: MultipartParser,
  chunks: AsyncIterable<Uint8Array>,
): Promise<MultipartPart[]> {
  const parts: MultipartPart[] = [];
  for await (const chunk of chunks) {
    // Ignores what follows the end, which may come in a chunk of its own.
    if (parts.length > 0 && isFinished(parser)) break;
    for (const part of parser.write(chunk)) parts.push(part);
  }
  parser.finish();
  return parts;
}

function isFinished(parser: MultipartParser): boolean {
  try {
    parser.finish();
    return true;
  } catch {
    return false;
  }
}

/** Throws for a header that is not text: every property of a part reads its header. */
function fieldOf(part: MultipartPart): [string, string | File] {
  const { name, filename, mediaType: type = '' } = part;
  if (name === undefined) throw new ApiError('malformed_request');
  if (filename === undefined) return [name, part.text];
  return [name, new File(part.content.filter(isUnshared), unescaped(filename), { type })];
}

/** Browsers escape only quotes and line breaks in a file's name. */
function unescaped(fileName: string): string {
  return fileName.replaceAll('%22', '"').replaceAll(/%0[AD]/gi, ' ');
}

/** False for shared memory, which the parser's types allow but a body never is. */
function isUnshared(chunk: Uint8Array): chunk is Uint8Array<ArrayBuffer> {
  return chunk.buffer instanceof ArrayBuffer;
}

/** Too large or unreadable. */
function rejectionOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const isTooLarge = error instanceof MaxFileSizeExceededError || error instanceof MaxTotalSizeExceededError;
  return new ApiError(isTooLarge ? 'body_too_large' : 'malformed_request');
}
