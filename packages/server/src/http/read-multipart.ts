import {
  MaxFileSizeExceededError,
  MaxTotalSizeExceededError,
  MultipartParser,
} from '@remix-run/multipart-parser';
import type { MultipartPart } from '@remix-run/multipart-parser';
import type { Context } from 'hono';
import { ApiError } from './api-error.ts';
import { rejectLonger, requireType } from './read-body.ts';
import { unlessSilent } from './unless-silent.ts';

/** Our forms have three parts. */
const MAXIMUM_PARTS = 16;
const MAXIMUM_HEADER_BYTES = 4096;
/** As RFC 2046 allows it but for blanks, quoted or not. */
const BOUNDARY = /;\s*boundary="?([\w'()+,\-./:=?]{1,70})"?\s*(?:;|$)/i;

/**
 * The fields of a multipart form: texts, and files with the names that they were sent with: any text. The last one wins where a name repeats. Throws
 * 503 when its sender falls silent, 415 for another content type, 413 for more than `maximumBytes`, at the latest when they arrive, and 400 for what is no form.
 */
export async function readMultipart(
  context: Context,
  maximumBytes: number,
): Promise<Record<string, string | File>> {
  requireType(context, 'multipart/form-data');
  rejectLonger(context, maximumBytes);
  const boundary = BOUNDARY.exec(context.req.header('Content-Type') ?? '')?.[1];
  if (boundary === undefined) throw new ApiError('malformed_request');
  const parser = new MultipartParser(boundary, {
    maxParts: MAXIMUM_PARTS,
    maxHeaderSize: MAXIMUM_HEADER_BYTES,
    maxFileSize: maximumBytes,
    maxTotalSize: maximumBytes,
  });
  try {
    const parts = await collectParts(parser, await bodyOf(context.req.raw));
    return Object.fromEntries(parts.map(fieldOf));
  } catch (error) {
    throw rejectionOf(error);
  }
}

/** The body piece by piece; not every browser streams a request that was answered within a page. */
async function bodyOf(request: Request): Promise<ReadableStream<Uint8Array<ArrayBuffer>> | null> {
  return request.body ?? new Response(await request.arrayBuffer()).body;
}

async function collectParts(
  parser: MultipartParser,
  body: ReadableStream<Uint8Array<ArrayBuffer>> | null,
): Promise<MultipartPart[]> {
  const parts: MultipartPart[] = [];
  const reader = body?.getReader();
  try {
    const next = () => unlessSilent(reader?.read());
    for (let read = await next(); read && !read.done; read = await next()) {
      // What follows the end belongs to nobody, and may come in a piece of its own.
      if (parts.length > 0 && isFinished(parser)) break;
      for (const part of parser.write(read.value)) parts.push(part);
    }
  } finally {
    // Answered before it was read to its end, or failed in the middle: what is still coming is not waited for.
    reader?.cancel().catch(() => undefined);
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

/** Throws where a header is not text: reading any property of a part reads its header. */
function fieldOf(part: MultipartPart): [string, string | File] {
  const { name, filename, mediaType: type = '' } = part;
  if (name === undefined) throw new ApiError('malformed_request');
  if (filename === undefined) return [name, part.text];
  return [name, new File(part.content.filter(isInMemory), unescaped(filename), { type })];
}

/** Browsers write quotes and line breaks of a file's name like that, and nothing else. */
function unescaped(fileName: string): string {
  return fileName.replaceAll('%22', '"').replaceAll(/%0[AD]/gi, ' ');
}

/** Always, as what was read came in pieces of its own; the parser's types leave it open. */
function isInMemory(piece: Uint8Array): piece is Uint8Array<ArrayBuffer> {
  return piece.buffer instanceof ArrayBuffer;
}

/** Too large or unreadable; a client that goes away in the middle reads no answer, and for us it is no failure. */
function rejectionOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const isTooLarge = error instanceof MaxFileSizeExceededError || error instanceof MaxTotalSizeExceededError;
  return new ApiError(isTooLarge ? 'body_too_large' : 'malformed_request');
}
