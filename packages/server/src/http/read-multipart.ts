import type { Context } from 'hono';
import { readBytes, requireType } from './read-body.ts';
import { ApiError } from './api-error.ts';

/** Forms are held in memory while they are read: so many at once, in one process. */
const AT_ONCE = 8;
const SECONDS_UNTIL_ROOM = '2';

/** Our forms have two parts. */
const PARTS = 16;
const HEAD_CHARACTERS = 4096;
/** As RFC 2046 allows it but for blanks, quoted or not. */
const BOUNDARY = /;\s*boundary="?([\w'()+,\-./:=?]{1,70})"?\s*(?:;|$)/i;

let underWay = 0;

/**
 * The fields of a multipart form: texts, and files as Blobs. The last one wins where a name repeats. Refuses another content
 * type (415), more than `maximumBytes` (413), what is no form (400), and with 503 while too many others are being read.
 */
export async function readMultipart(
  context: Context,
  maximumBytes: number,
): Promise<Record<string, string | Blob>> {
  requireType(context, 'multipart/form-data');
  if (underWay >= AT_ONCE)
    throw new ApiError('unavailable', { headers: { 'Retry-After': SECONDS_UNTIL_ROOM } });
  underWay += 1;
  try {
    const bytes = await readBytes(context, maximumBytes);
    return await parse(bytes, context.req.header('Content-Type') ?? '');
  } finally {
    underWay -= 1;
  }
}

async function parse(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Record<string, string | Blob>> {
  const boundary = BOUNDARY.exec(type)?.[1];
  if (boundary === undefined || isCrumbled(bytes, boundary)) throw new ApiError('malformed_request');
  // Only the boundary that was looked for is handed on: what else the header says might be read otherwise there.
  const headers = { 'Content-Type': `multipart/form-data; boundary="${boundary}"` };
  try {
    const form = await new Response(bytes, { headers }).formData();
    return Object.fromEntries(form.entries());
  } catch {
    throw new ApiError('malformed_request');
  }
}

/** Parsing costs time by the part and by the line of its head: some megabytes of nothing but those would take seconds of it. */
function isCrumbled(bytes: Uint8Array<ArrayBuffer>, boundary: string): boolean {
  const parts = new TextDecoder('latin1').decode(bytes).split(boundary, PARTS + 3);
  if (parts.length > PARTS + 2) return true;
  return parts.some((part) => headLength(part) > HEAD_CHARACTERS);
}

function headLength(part: string): number {
  const end = part.indexOf('\r\n\r\n');
  return end < 0 ? part.length : end;
}
